/** Whether the system has a share sheet. */
export const hasShareSheet = (): boolean => 'share' in navigator;

/** Whether it also takes files of this type. */
export const canShareFile = (name: string, type: string): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([], name, { type })] });

/** A title with an address or files. */
interface SharedContent {
  readonly title: string;
  readonly url?: string;
  readonly files?: File[];
}

/** Resolves to false if it could not open. Dismissing it counts as success. */
export async function openShareSheet(content: SharedContent): Promise<boolean> {
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
