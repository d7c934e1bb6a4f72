/** Message of an embedded page of this site (`parent-page.ts`). */
interface HeightMessage {
  readonly type?: unknown;
  readonly height?: unknown;
}

/** Listens to the height of the page in one frame. Returns the function that unsubscribes. */
export function onHeightTold(
  frame: () => HTMLIFrameElement | null,
  onHeight: (heightPx: number) => void,
): () => void {
  const hear = ({ data, origin, source }: MessageEvent<HeightMessage | null>) => {
    if (origin !== location.origin || source !== frame()?.contentWindow) return;
    if (data?.type === 'sightline:height' && typeof data.height === 'number') onHeight(data.height);
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}
