import { legibleAccent, readAccent } from '../features/embed/accent';

// Inline script in the head of the embed: runs before the first paint. It reads the address and no storage,
// and stores nothing.
const page = document.documentElement;
const parameters = new URLSearchParams(location.search);
page.dataset['theme'] = parameters.get('theme') ?? '';
const accent = readAccent(parameters.get('accent'));
if (accent)
  for (const theme of ['light', 'dark'] as const)
    page.style.setProperty('--accent-' + theme, 'rgb(' + legibleAccent(accent, theme).join() + ')');
// The static number is that of the first game and rig: hidden where the address asks for another.
if (parameters.has('game') || parameters.has('units') || location.hash) page.dataset['embed'] = 'awaited';
