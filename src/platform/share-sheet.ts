/** Whether the system has a sheet of its own to share by. */
export const hasShareSheet = (): boolean => 'share' in navigator;

/** Whether it takes a file of this kind too. */
export const canShareFile = (name: string, type: string): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([], name, { type })] });

/** Something with a title: an address, or files. */
interface SharedContent {
  readonly title: string;
  readonly url?: string;
  readonly files?: File[];
}

/** Resolves to false where it could not be shown. Who closes it has seen it. */
export async function openShareSheet(content: SharedContent): Promise<boolean> {
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
