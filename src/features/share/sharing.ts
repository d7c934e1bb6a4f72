import { words } from '#messages/share';
import { create } from 'zustand';
import { copyText } from '../../platform/clipboard';
import { openShareSheet } from '../../platform/share-sheet';
import { addressOf, gamePath, gamesPath } from '../../platform/site';
import { putRigInAddress } from '../../state/rig-in-address';
import { activeRig } from '../../state/rigs';
import { useStore } from '../../state/store';
import { rigAsText } from '../../text/rig-as-text';
import { fullName } from '../../text/rig-names';
import { showToast } from '../../ui/overlays/toasts';

/** Ways to share the rig. */

/** Text that the browser did not let the page copy; null = none. */
export const useTextByHand = create<{ readonly text: string | null }>()(() => ({ text: null }));

const pageOf = (gameId: string | null): string => addressOf(gameId === null ? gamesPath : gamePath(gameId));

async function copy(text: string, done: string): Promise<void> {
  useTextByHand.setState({ text: null });
  if (await copyText(text)) showToast(done);
  else useTextByHand.setState({ text });
}

export const copyLink = (): Promise<void> => copy(putRigInAddress(), words.linkCopied);

export function copyAsText(): Promise<void> {
  const state = useStore.getState();
  const { units, myGame, pickedGames, ownGames } = state;
  const games = [...new Set([myGame, ...ownGames.map(({ id }) => id), ...pickedGames])];
  // The whole table, unless the user chose what to tell.
  const hasClassic = pickedGames.length === 0;
  const text = rigAsText({ rig: activeRig(state), units, games, ownGames, hasClassic, pageOf });
  return copy(text, words.textCopied);
}

export async function openSheet(): Promise<void> {
  const url = putRigInAddress();
  const state = useStore.getState();
  const title = words.sheetTitle(fullName(activeRig(state), state.units));
  if (!(await openShareSheet({ title, url }))) await copy(url, words.linkCopied);
}
