import { legibleAccent, readAccent } from '../features/embed/accent';

// Stands in the head of the embedded calculator, so that nothing is painted before. It reads the address alone: nothing is stored
// there, and nothing that is stored is looked at.
const page = document.documentElement;
const asked = new URLSearchParams(location.search);
page.dataset['theme'] = asked.get('theme') ?? '';
const accent = readAccent(asked.get('accent'));
if (accent)
  for (const theme of ['light', 'dark'] as const)
    page.style.setProperty('--accent-' + theme, 'rgb(' + legibleAccent(accent, theme).join() + ')');
// The number that the page is served with is of the first game and rig: it stays hidden where another is asked for.
if (asked.has('game') || asked.has('units') || location.hash) page.dataset['embed'] = 'awaited';
