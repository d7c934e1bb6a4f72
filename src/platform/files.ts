/** Files that the user hands over. They are read here and go nowhere; what is saved is saved by the browser, as a download. */

/** A file of the user's, as it was when it was opened. */
export interface OpenedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** null = the browser cannot write into it. */
  readonly place: FilePlace | null;
}

/** Where a file stands: what it says now, and a way to write into it. */
interface FilePlace {
  readonly read: () => Promise<Uint8Array | null>;
  /** Resolves to whether the file now holds these bytes. */
  readonly write: (bytes: Uint8Array) => Promise<boolean>;
}

/** Why a file could not be read. */
export type NotOpened = 'too-large' | 'failed' | 'cancelled';

/** What some browsers have besides: not every one, so it is asked for each time. */
interface WritableHandle {
  readonly kind?: string;
  readonly getFile: () => Promise<File>;
  readonly createWritable?: () => Promise<{
    readonly write: (bytes: Uint8Array) => Promise<void>;
    readonly close: () => Promise<void>;
  }>;
}

interface PickingWindow {
  readonly showOpenFilePicker?: () => Promise<readonly WritableHandle[]>;
}

interface HandleItem {
  readonly getAsFileSystemHandle?: () => Promise<WritableHandle | null>;
}

const picking = (): PickingWindow => window as unknown as PickingWindow;

/** Whether the browser has a picker that also lets a page write. Without it, an input of the page has to pick. */
export const canPickInPlace = (): boolean => picking().showOpenFilePicker !== undefined;

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/** Whether two files are the same. */
export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

const placeOf = (handle: WritableHandle): FilePlace | null => {
  if (handle.createWritable === undefined) return null;
  const read = async () => {
    try {
      return await bytesOf(await handle.getFile());
    } catch {
      return null;
    }
  };
  const write = async (bytes: Uint8Array) => {
    try {
      const stream = await handle.createWritable?.();
      await stream?.write(bytes);
      await stream?.close();
    } catch {
      return false;
    }
    const now = await read();
    return now !== null && sameBytes(now, bytes);
  };
  return { read, write };
};

/** Reads a file, unless it is larger than any that is meant. */
export async function openFile(
  file: File,
  maxBytes: number,
  handle?: WritableHandle,
): Promise<OpenedFile | NotOpened> {
  if (file.size > maxBytes) return 'too-large';
  try {
    return { name: file.name, bytes: await bytesOf(file), place: handle ? placeOf(handle) : null };
  } catch {
    return 'failed';
  }
}

/** Lets the user pick one file by the browser's own picker. */
export async function pickFile(maxBytes: number): Promise<OpenedFile | NotOpened> {
  try {
    const handle = (await picking().showOpenFilePicker?.())?.[0];
    return handle ? await openFile(await handle.getFile(), maxBytes, handle) : 'cancelled';
  } catch (error) {
    // Closing the picker is no failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/** The first of what was dropped; 'cancelled' where it was no file. */
export async function droppedFile(data: DataTransfer, maxBytes: number): Promise<OpenedFile | NotOpened> {
  // Both are asked for at once: after a wait, what was dropped is gone.
  const item = [...data.items].find(({ kind }) => kind === 'file');
  const file = item?.getAsFile();
  const asked = (item as HandleItem | undefined)?.getAsFileSystemHandle?.();
  if (!file) return 'cancelled';
  const handle = await asked?.catch(() => null);
  return openFile(file, maxBytes, handle?.kind === 'file' ? handle : undefined);
}

/** Gives the user a file, as a download. */
export function saveFile(name: string, bytes: Uint8Array): void {
  const address = URL.createObjectURL(new Blob([Uint8Array.from(bytes)]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers begin to save a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
