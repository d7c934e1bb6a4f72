/**
 * For the pages of others, as /embed.js: gives every embedded calculator the height that it says it has. Only a frame that carries
 * `data-sightline` is touched, only by its own message, and only if it comes from where this script comes from.
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

// One that is there already may have said its height before. With another room, it says it again.
for (const frame of framesHere()) frame.style.height = String(frame.offsetHeight + 1) + 'px';

export {};
