import { maxDepth, type FoundValue, type FoundValues, type Unreadable } from './found-value';

const blanks = ' \t\r\n';
const comment = /\/\/[^\r\n]*|\/\*[^]*?\*\//y;
const string = /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"/y;
const scalar = /[-+.\w]+/y;

/** Stands for an object or a list within a list. No text has this character. */
const nameless = '\0';

class NotJson extends Error {}

/** Single-pass reader that records the positions of values in the outermost levels. */
class JsonReader {
  private readonly text: string;
  private readonly levels: number;
  private at = 0;
  readonly values: FoundValue[] = [];
  readonly sections: string[] = [];

  constructor(text: string, levels: number) {
    this.text = text;
    this.levels = levels;
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
      if (path.length > this.levels) return;
      const names = path.filter((name) => name !== nameless);
      const key = names.at(-1);
      if (key === undefined) return;
      const section = names.length === 1 ? null : names.slice(0, -1).join('/');
      this.values.push({ section, key, index, start, end: this.at });
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
      // Two levels deeper, so that the outermost two levels leave it out.
      this.readValue(isNested ? [...path, nameless, nameless] : path, index);
      if (!this.takes(',')) break;
    }
    this.expect(']');
  }
}

/**
 * @param levels Count of levels that are recorded.
 * @example jsonValues('{"cameraFOV": [54, 30]}').values // key cameraFOV, index 0 from 15 to 17, index 1 from 19 to 21
 */
export const jsonValues = (text: string, levels = 2): FoundValues | Unreadable => {
  const reader = new JsonReader(text, levels);
  try {
    reader.readAll();
  } catch (error) {
    if (error instanceof NotJson) return 'not-readable';
    throw error;
  }
  return { values: reader.values, sections: reader.sections };
};
