/** What an embedded page of this site says (`parent-page.ts`). */
interface HeightMessage {
  readonly type?: unknown;
  readonly height?: unknown;
}

/** Hears how high the page in a frame is, from that page alone. Returns how to stop. */
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
