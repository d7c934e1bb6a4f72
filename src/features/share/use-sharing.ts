import { words } from '#messages/share';
import { useState } from 'react';
import { copyText } from '../../platform/clipboard';
import { openShareSheet } from '../../platform/share-sheet';
import { addressOf, gamePath, gamesPath } from '../../platform/site';
import { putRigInAddress } from '../../state/rig-in-address';
import { activeRig } from '../../state/rigs';
import { useStore } from '../../state/store';
import { rigAsText } from '../../text/rig-as-text';
import { fullName } from '../../text/rig-names';
import { showToast } from '../../ui/overlays/toasts';

const pageOf = (gameId: string | null): string => addressOf(gameId === null ? gamesPath : gamePath(gameId));

/** Ways to give the rig to somebody. */
export function useSharing() {
  /** What could not be copied; null = nothing. */
  const [byHand, setByHand] = useState<string | null>(null);

  const copy = (text: string, done: string) => {
    setByHand(null);
    void copyText(text).then((copied) => {
      if (copied) showToast(done);
      else setByHand(text);
    });
  };
  return {
    byHand,
    copyLink: () => copy(putRigInAddress(), words.linkCopied),
    copyAsText: () => {
      const state = useStore.getState();
      const { units, method, pickedGames: games } = state;
      copy(rigAsText({ rig: activeRig(state), units, games, method, pageOf }), words.textCopied);
    },
    openSheet: async () => {
      const url = putRigInAddress();
      const state = useStore.getState();
      const title = words.sheetTitle(fullName(activeRig(state), state.units));
      if (!(await openShareSheet({ title, url }))) copy(url, words.linkCopied);
    },
  } as const;
}
