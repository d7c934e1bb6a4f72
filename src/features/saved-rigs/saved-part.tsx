import { activeRig } from '../../state/rigs';
import { followAddress } from '../../state/rig-in-address';
import { followSavedRigs, saveRigs } from '../../state/saved-rigs';
import { openSavedPanel, useSavedPanel } from '../../state/saved-panel';
import { useStore } from '../../state/store';

/** Saved rigs, in one script. */
export { SavedChips } from './saved-chips';
export { SavedPanel } from './saved-panel';

export async function saveRig(): Promise<void> {
  followAddress();
  followSavedRigs();
  openSavedPanel();
  const [saved] = await saveRigs([activeRig(useStore.getState())]);
  useSavedPanel.setState({ freshId: saved?.id ?? null });
}
