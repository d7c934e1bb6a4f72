import { describe, expect, it } from 'vitest';
import { readText, shown, withSplices } from './file-text';

const ascii = (text: string): readonly number[] => Array.from(text, (each) => each.charCodeAt(0));
const wide = (text: string, order: 'le' | 'be'): readonly number[] =>
  ascii(text).flatMap((code) => {
    const pair = [code & 0xff, code >> 8];
    return order === 'le' ? pair : pair.reverse();
  });

// Byte order marks of the Unicode Standard, chapter 23.8.
describe('a text is read from its bytes', () => {
  it.each([
    ['UTF-8', ascii('FOV=30'), 'utf-8', 0],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...ascii('FOV=30')], 'utf-8', 3],
    ['UTF-16 LE', [0xff, 0xfe, ...wide('FOV=30', 'le')], 'utf-16le', 2],
    ['UTF-16 BE', [0xfe, 0xff, ...wide('FOV=30', 'be')], 'utf-16be', 2],
    ['UTF-16 LE without a mark', wide('FOV=30', 'le'), 'utf-16le', 0],
    ['UTF-16 BE without a mark', wide('FOV=30', 'be'), 'utf-16be', 0],
  ] as const)('%s', (_, bytes, encoding, bomLength) => {
    expect(readText(Uint8Array.from(bytes))).toEqual({ text: 'FOV=30', encoding, bomLength });
  });

  it('as Windows-1252 where it is not UTF-8: 0xFC is ü there, 0x80 the euro', () => {
    const file = readText(Uint8Array.from([...ascii('name=M'), 0xfc, 0x80]))!;
    expect(file.encoding).toBe('windows-1252');
    expect(shown(file.text, file)).toBe('name=Mü€');
  });

  it('with a character for each byte of UTF-8, shown as what they mean: ü is C3 BC, % stays', () => {
    const file = readText(Uint8Array.from([...ascii('50 % M'), 0xc3, 0xbc]))!;
    expect(file.text).toHaveLength(8);
    expect(shown(file.text, file)).toBe('50 % Mü');
  });

  it('in UTF-16 as it stands: U+0416 is Ж', () => {
    const file = readText(Uint8Array.from([0xff, 0xfe, 0x16, 0x04]))!;
    expect(shown(file.text, file)).toBe('Ж');
  });

  it.each([
    ['zeros anywhere', [70, 0, 0, 79, 86, 0]],
    ['UTF-32', [0xff, 0xfe, 0, 0, 70, 0, 0, 0]],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]],
  ])('but not with %s', (_, bytes) => {
    expect(readText(Uint8Array.from(bytes))).toBeNull();
  });

  // First line of the one public player's file of GTR 2, AngelAlonso.PLR in github.com/angelalonso/gtr2.
  it('with the zeros in the first line of a gMotor game, and in no other', () => {
    const header = `//[[gMa1.000f (c)2004    ]] [[${'\0'.repeat(12)}]]\r\n`;
    const text = `${header}[ Graphic Options ]\r\n`;
    expect(readText(Uint8Array.from(ascii(text)))).toEqual({ text, encoding: 'utf-8', bomLength: 0 });
    expect(readText(Uint8Array.from(ascii(`${text}\0`)))).toBeNull();
    expect(readText(Uint8Array.from(ascii(`\r\n${text}`)))).toBeNull();
  });

  it('even if there is nothing, or more than one piece', () => {
    expect(readText(new Uint8Array())?.text).toBe('');
    const long = 'abcdefgh'.repeat(5000);
    expect(readText(Uint8Array.from(ascii(long)))?.text).toBe(long);
    expect(readText(Uint8Array.from([0xfe, 0xff, ...wide(long, 'be')]))?.text).toBe(long);
  });
});

describe('pieces are replaced', () => {
  it.each(['le', 'be'] as const)('in UTF-16 %s, and a cut byte at the end stays', (order) => {
    const mark = order === 'le' ? [0xff, 0xfe] : [0xfe, 0xff];
    const bytes = Uint8Array.from([...mark, ...wide('a=1;b=22', order), 0x21]);
    const patched = withSplices(bytes, readText(bytes)!, [
      { start: 2, end: 3, text: '10' },
      { start: 6, end: 8, text: '3' },
    ]);
    expect([...patched]).toEqual([...mark, ...wide('a=10;b=3', order), 0x21]);
  });

  it('in bytes', () => {
    const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, ...ascii('a=1'), 0xc3, 0xbc]);
    const patched = withSplices(bytes, readText(bytes)!, [{ start: 2, end: 3, text: '2.5' }]);
    expect([...patched]).toEqual([0xef, 0xbb, 0xbf, ...ascii('a=2.5'), 0xc3, 0xbc]);
  });
});
