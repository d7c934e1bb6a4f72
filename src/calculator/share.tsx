import { words as appWords } from '#messages/app';
import { words as exportWords } from '#messages/export';
import { words } from '#messages/share';
import { useEffect, useId, useLayoutEffect, useState, type RefObject } from 'react';
import { printNow, printRig } from '../features/export/print-rig';
import { RigPicture } from '../features/export/rig-picture';
import { KeepNotice } from '../features/saved-rigs/keep-notice';
import { ByHand } from '../features/share/by-hand';
import { ShareNotice } from '../features/share/share-notice';
import { copyAsText, copyLink, openSheet, useTextByHand } from '../features/share/sharing';
import { hasShareSheet } from '../platform/share-sheet';
import { followAddress } from '../state/rig-in-address';
import { openSavedPanel, useSavedPanel } from '../state/saved-panel';
import { followSavedRigs } from '../state/saved-rigs';
import { useStore } from '../state/store';
import { Button } from '../ui/button';
import { DisclosureButton } from '../ui/disclosure';
import { LazyPart, lazyPart } from '../ui/loading/lazy-part';
import { showToast } from '../ui/overlays/toasts';
import { withdrawUndo } from '../ui/overlays/undo-toast';
import './share.css';

/** Loads on the first press: the file has the texts of all games. */
async function saveGames(): Promise<void> {
  try {
    (await import('../features/export/save-csv')).saveCsv();
  } catch {
    showToast(appWords.lazy.failed);
  }
}

/** Follows the address and other tabs; called before anything is shared or saved. */
function follow(): void {
  followAddress();
  followSavedRigs();
}

const actions = { link: copyLink, print: printNow };

/** Actions of the buttons above, which may be pressed before this script has loaded. */
export function share(by: keyof typeof actions): void {
  follow();
  void actions[by]();
}

/** An offer to undo goes with its rig. */
const withdrawUndoOfRemovedRigs = () =>
  useStore.subscribe(({ rigs }) =>
    withdrawUndo(({ about }) => about !== undefined && !rigs.some(({ id }) => id === about)),
  );

interface ShareProps {
  readonly isMoreOpen: boolean;
  /** Game of the page; undefined on the home page. */
  readonly gameId: string | undefined;
  /** Takes the focus of a removed button. */
  readonly place: RefObject<HTMLElement | null>;
}

/** Panels to share and save the rig, below their buttons. */
export function Share({ isMoreOpen, gameId, place }: ShareProps) {
  // Before the first paint, which shows the notices.
  useLayoutEffect(follow, []);
  useEffect(printRig, []);
  useEffect(withdrawUndoOfRemovedRigs, []);
  const byHand = useTextByHand(({ text }) => text);
  const hasSaved = useSavedPanel(({ isOpen }) => isOpen);
  const [hasPicture, setHasPicture] = useState(false);
  const [hasEmbed, setHasEmbed] = useState(false);
  const id = useId();

  const disclosure = (
    text: string,
    part: 'picture' | 'embed',
    [isOpen, onToggle]: readonly [boolean, (isOpen: boolean) => void],
  ) => (
    <DisclosureButton aria-controls={`${id}${part}`} isOpen={isOpen} onToggle={onToggle}>
      {text}
    </DisclosureButton>
  );
  return (
    <>
      <ShareNotice place={place} />
      <KeepNotice />
      {byHand !== null && <ByHand text={byHand} />}
      {isMoreOpen && (
        <>
          <p className="share-ways">
            {hasShareSheet() && <Button onClick={() => void openSheet()}>{words.sheet}</Button>}
            <Button onClick={() => void copyAsText()}>{words.copyText}</Button>
            {disclosure(exportWords.picture, 'picture', [hasPicture, setHasPicture])}
            <Button onClick={() => void saveGames()}>{exportWords.csv}</Button>
            <DisclosureButton isOpen={hasSaved} onToggle={openSavedPanel}>
              {words.keep.saved}
            </DisclosureButton>
            {disclosure(words.embed, 'embed', [hasEmbed, setHasEmbed])}
          </p>
          <p className="share-about text-note">{words.about}</p>
          <p className="share-about text-note">{words.keep.about}</p>
        </>
      )}
      <div id={`${id}picture`}>
        {isMoreOpen && hasPicture && (
          <div className="picture-place">
            <RigPicture />
          </div>
        )}
      </div>
      <div id={`${id}embed`}>{isMoreOpen && hasEmbed && <EmbedPlace pageGameId={gameId} />}</div>
    </>
  );
}

const EmbedThis = lazyPart(() => import('../features/embed/embed-this'), 'EmbedThis');

/** The calculator for the user's own page, with the game of the page, the open one, or the first picked. */
const EmbedPlace = ({ pageGameId }: { readonly pageGameId: string | undefined }) => {
  const gameId = useStore(({ opened, pickedGames }) => pageGameId ?? opened ?? pickedGames[0] ?? null);
  return (
    <LazyPart part={EmbedThis} isWanted>
      <EmbedThis key={gameId} gameId={gameId} />
    </LazyPart>
  );
};
