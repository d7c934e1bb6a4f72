/** Files picked by the user. They are read locally and never uploaded; saving is a download by the browser. */

/** Content of a file when it was opened. */
export interface OpenedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** null = not writable by the browser. */
  readonly place: FilePlace | null;
}

/** Handle of a file: reads it again, and writes to it. */
interface FilePlace {
  readonly read: () => Promise<Uint8Array | null>;
  /** Resolves to whether the file now holds these bytes. */
  readonly write: (bytes: Uint8Array) => Promise<boolean>;
}

/** Reason why a file could not be read. */
export type NotOpened = 'too-large' | 'failed' | 'cancelled';

/** Optional browser features, tested at each use. */
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

/** Whether the browser has a picker that grants write access. Otherwise the page needs an input. */
export const canPickInPlace = (): boolean => picking().showOpenFilePicker !== undefined;

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/** Whether two files have the same bytes. */
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

/** Reads a file unless it is larger than the limit. */
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

/** Opens the browser's file picker for one file. */
export async function pickFile(maxBytes: number): Promise<OpenedFile | NotOpened> {
  try {
    const handle = (await picking().showOpenFilePicker?.())?.[0];
    return handle ? await openFile(await handle.getFile(), maxBytes, handle) : 'cancelled';
  } catch (error) {
    // Closing the picker is no failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/** First dropped file; 'cancelled' if none was dropped. */
export async function droppedFile(data: DataTransfer, maxBytes: number): Promise<OpenedFile | NotOpened> {
  // Both requested in the same task: dropped data expires after it.
  const item = [...data.items].find(({ kind }) => kind === 'file');
  const file = item?.getAsFile();
  const pending = (item as HandleItem | undefined)?.getAsFileSystemHandle?.();
  if (!file) return 'cancelled';
  const handle = await pending?.catch(() => null);
  return openFile(file, maxBytes, handle?.kind === 'file' ? handle : undefined);
}

/** Downloads a file. */
export function saveFile(name: string, bytes: Uint8Array): void {
  const address = URL.createObjectURL(new Blob([Uint8Array.from(bytes)]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Delayed: some browsers start the download late.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
