import { maxDepth, type FoundValue, type FoundValues, type Unreadable } from './found-value';

const blanks = ' \t\r\n';
const comment = /\/\/[^\r\n]*|\/\*[^]*?\*\//y;
const string = /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"/y;
const scalar = /[-+.\w]+/y;

class NotJson extends Error {}

/** Single-pass reader that records the positions of values in the two outermost levels. */
class JsonReader {
  private readonly text: string;
  private at = 0;
  readonly values: FoundValue[] = [];
  readonly sections: string[] = [];

  constructor(text: string) {
    this.text = text;
  }

  readAll(): void {
    if (this.next() !== '{') throw new NotJson();
    this.readValue([], null);
    if (this.next() !== undefined) throw new NotJson();
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) throw new NotJson();
    this.at += found.length;
    return found;
  }

  /** Next character that is no space or comment. */
  private next(): string | undefined {
    for (;;) {
      const character = this.text[this.at];
      if (character === '/') this.take(comment);
      else if (character !== undefined && blanks.includes(character)) this.at++;
      else return character;
    }
  }

  private takes(sign: string): boolean {
    if (this.next() !== sign) return false;
    this.at++;
    return true;
  }

  private expect(sign: string): void {
    if (!this.takes(sign)) throw new NotJson();
  }

  private readValue(path: readonly string[], index: number | null): void {
    if (path.length > maxDepth) throw new NotJson();
    const sign = this.next();
    if (sign === '{') this.readObject(path);
    else if (sign === '[') this.readList(path);
    else {
      const start = this.at;
      this.take(sign === '"' ? string : scalar);
      const [first, second] = path;
      if (first === undefined || path.length > 2) return;
      this.values.push({
        section: second === undefined ? null : first,
        key: second ?? first,
        index,
        start,
        end: this.at,
      });
    }
  }

  private readObject(path: readonly string[]): void {
    this.expect('{');
    if (path.length === 1) this.sections.push(...path);
    // JSON of games may have a trailing comma.
    while (this.next() !== '}') {
      const key = this.take(string).slice(1, -1);
      this.expect(':');
      this.readValue([...path, key], null);
      if (!this.takes(',')) break;
    }
    this.expect('}');
  }

  private readList(path: readonly string[]): void {
    this.expect('[');
    for (let index = 0; this.next() !== ']'; index++) {
      const isNested = ['{', '['].includes(this.next() ?? '');
      // A list within a list gets a path too deep to be recorded.
      this.readValue(isNested ? [...path, '', ''] : path, index);
      if (!this.takes(',')) break;
    }
    this.expect(']');
  }
}

/** @example jsonValues('{"cameraFOV": [54, 30]}').values // key cameraFOV, index 0 from 15 to 17, index 1 from 19 to 21 */
export const jsonValues = (text: string): FoundValues | Unreadable => {
  const reader = new JsonReader(text);
  try {
    reader.readAll();
  } catch (error) {
    if (error instanceof NotJson) return 'not-readable';
    throw error;
  }
  return { values: reader.values, sections: reader.sections };
};
