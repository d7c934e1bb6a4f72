/** What a scenario asks of a browser, whichever engine drives it. Written once; each engine has its adapter. */
export interface Engine {
  /** As it calls itself: "Firefox 153.7.0". */
  readonly name: string;
  /** An empty page, 1280 × 800, and nothing reported so far. */
  readonly startAfresh: () => Promise<void>;
  /** Comes back once the document is there; scripts and pictures may still be on their way. */
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page. It cannot refer to anything outside itself. */
  readonly run: <Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** The keyboard, as the operating system would report it. */
  readonly press: (key: Key, modifier?: 'Control') => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** The mouse, in CSS pixels of the window. */
  readonly movePointer: (to: PixelPoint) => Promise<void>;
  readonly pressPointer: () => Promise<void>;
  readonly releasePointer: () => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Errors and warnings that the engine itself reported since the fresh start; an engine may keep them to itself. */
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
  | 'Backspace'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'PageDown'
  | 'PageUp'
  | 'Tab'
  | 'v';

interface LaunchOptions {
  readonly theme: 'light' | 'dark';
}

export type Launch = (options: LaunchOptions) => Promise<Engine>;

export const freshSize = { width: 1280, height: 800 } as const;
