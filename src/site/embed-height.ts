/**
 * Script for other sites, /embed.js: sets the height of embed frames from their messages. It changes only frames with
 * `data-sightline`, by messages of the frame itself, from the origin of this script.
 */
const script = document.currentScript as HTMLScriptElement;
const ours = new URL(script.src).origin;
const framesHere = () => document.querySelectorAll<HTMLIFrameElement>('iframe[data-sightline]');

addEventListener('message', (event: MessageEvent<{ type?: unknown; height?: unknown } | null>) => {
  const { type, height } = event.data ?? {};
  if (event.origin !== ours || type !== 'sightline:height' || typeof height !== 'number') return;
  for (const frame of framesHere())
    if (frame.contentWindow === event.source) frame.style.height = String(height) + 'px';
});

// A frame loaded earlier has sent its height already: resizing makes it send it again.
for (const frame of framesHere()) frame.style.height = String(frame.offsetHeight + 1) + 'px';

export {};
