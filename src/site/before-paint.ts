import { announceReload } from '../platform/before-reload';
import { hasRigIn } from '../platform/named-place';
import { readText } from '../platform/storage';
import { showTheme } from '../platform/theme';

// Inline script in the head of every page: runs before the first paint, and again when another tab changes the theme or
// the page returns from the back/forward cache.
(onstorage = onpageshow = () => showTheme())();
// The static numbers are the default rig's: hidden until the rig of the address or of this device is open. The key is
// copied from state/storage-keys.ts, whose import would be longer than this script.
if (readText('sightline.rig') !== null || hasRigIn(location.hash))
  document.documentElement.dataset['rig'] = 'pending';
// Space for the line about another's rig.
if (
  hasRigIn(location.hash) &&
  (history.state as { readonly rig?: string } | null)?.rig !== 'own' &&
  !location.hash.includes('&own=1')
)
  document.documentElement.dataset['guest'] = '';
// Space for the chips of saved rigs (state/storage-keys.ts).
if (readText('sightline.rigs') !== null) document.documentElement.dataset['saved'] = '';
// Works when no other script has loaded.
onclick = ({ target }) => {
  if (!(target as HTMLElement).matches('[data-reload]')) return;
  announceReload();
  location.reload();
};
