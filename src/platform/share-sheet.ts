/** Whether the system has a sheet of its own to share by. */
export const hasShareSheet = (): boolean => 'share' in navigator;

/** Resolves to false where it could not be shown. Who closes it has seen it. */
export async function openShareSheet(content: {
  readonly title: string;
  readonly url: string;
}): Promise<boolean> {
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
