import { showTheme } from '../platform/theme';
import { readText } from '../platform/storage';

// Stands in the head of every page, so that nothing is painted before. Again when another tab has chosen, and when the page
// comes back as it was left.
(onstorage = onpageshow = () => showTheme())();
// The rig that the page is served with stays hidden then: somebody might take its numbers for their own. The
// key as in state/storage-keys.ts, whose list would be longer than this script.
if (readText('sightline.rig') !== null) document.documentElement.dataset['remembered'] = 'awaited';
