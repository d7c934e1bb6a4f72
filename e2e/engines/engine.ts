/** A browser, whichever program drives it. */
export interface Engine {
  /** Name and version, "Firefox 153.7.0". */
  readonly name: string;
  /** Opens an empty page of 1280 × 800 px and forgets reported messages. */
  readonly startAfresh: () => Promise<void>;
  /** Resolves once the document has been parsed; scripts and pictures may still be loading. */
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page, which cannot refer to anything outside itself. */
  readonly run: <Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  readonly press: (key: Key) => Promise<void>;
  readonly paste: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Moves the mouse to a place in the viewport, in CSS pixels. */
  readonly movePointer: (to: PixelPoint) => Promise<void>;
  readonly pressPointer: () => Promise<void>;
  readonly releasePointer: () => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Errors and warnings since the fresh start, from engines that report them. */
  readonly reported: () => readonly string[];
  readonly screenshot: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

export interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

export type Key =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'Delete'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'PageDown'
  | 'PageUp'
  | 'Tab';

export type Theme = 'light' | 'dark';

export const freshSize = { width: 1280, height: 800 } as const;

export function required<Found>(program: Found | null, name: string): Found {
  if (program === null)
    throw new Error(`Not installed: node scripts/run.mjs scripts/install-programs.ts ${name}`);
  return program;
}
