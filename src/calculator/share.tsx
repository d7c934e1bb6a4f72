import { words as appWords } from '#messages/app';
import { words as exportWords } from '#messages/export';
import { words } from '#messages/share';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useState, type RefObject } from 'react';
import { printNow, printRig } from '../features/export/print-rig';
import { RigPicture } from '../features/export/rig-picture';
import { saveCsv } from '../features/export/save-csv';
import { KeepNotice } from '../features/saved-rigs/keep-notice';
import { SavedPanel } from '../features/saved-rigs/saved-panel';
import { ByHand } from '../features/share/by-hand';
import { ShareNotice } from '../features/share/share-notice';
import { useSharing } from '../features/share/use-sharing';
import { hasShareSheet } from '../platform/share-sheet';
import { followAddress } from '../state/rig-in-address';
import { activeRig } from '../state/rigs';
import { followSavedRigs, saveRigs } from '../state/saved-rigs';
import { useStore } from '../state/store';
import { LatePart } from '../ui/loading/late-part';
import { anywherePx } from '../ui/loading/use-lazy-part';
import type { ShareRequest } from './share-request';
import './share.css';

export { printNow } from '../features/export/print-rig';

interface ShareProps {
  /** What was pressed last in the line above. */
  readonly asked: ShareRequest | null;
  readonly isMoreOpen: boolean;
  /** The game that the page is about, if it is about one. */
  readonly gameId: string | undefined;
  /** Takes the focus once the button that had it is gone. */
  readonly place: RefObject<HTMLElement | null>;
}

/** Ways to give the rig away and to keep it, below the line that they are asked for in. */
export function Share({ asked, isMoreOpen, gameId, place }: ShareProps) {
  // Before anybody sees it: it says how things stand from the beginning.
  useLayoutEffect(() => {
    followAddress();
    followSavedRigs();
  }, []);
  useEffect(printRig, []);
  const { byHand, copyLink, copyAsText, openSheet } = useSharing();
  const [hasPicture, setHasPicture] = useState(false);
  const [hasSaved, setHasSaved] = useState(false);
  const [hasEmbed, setHasEmbed] = useState(false);
  /** The rig that was just saved: its name is asked for. */
  const [freshId, setFreshId] = useState<string | null>(null);
  const id = useId();

  const save = async () => {
    setHasSaved(true);
    const [saved] = await saveRigs([activeRig(useStore.getState())]);
    setFreshId(saved?.id ?? null);
  };
  const answer = useEffectEvent(({ what }: ShareRequest) => {
    if (what === 'link') copyLink();
    else if (what === 'save') void save();
    else printNow();
  });
  useEffect(() => {
    if (asked) answer(asked);
  }, [asked]);

  const button = (text: string, onClick: () => void) => (
    <button className="button button-small" type="button" onClick={onClick}>
      {text}
    </button>
  );
  const disclosure = (
    text: string,
    part: 'picture' | 'saved' | 'embed',
    isOpen: boolean,
    onToggle: () => void,
  ) => (
    <button
      className="button button-small"
      type="button"
      aria-expanded={isOpen}
      aria-controls={`${id}${part}`}
      onClick={onToggle}
    >
      {text}
    </button>
  );
  return (
    <>
      <ShareNotice place={place} />
      <KeepNotice />
      {byHand !== null && <ByHand text={byHand} />}
      {isMoreOpen && (
        <>
          <p className="share-ways">
            {hasShareSheet() && button(words.sheet, () => void openSheet())}
            {button(words.copyText, copyAsText)}
            {disclosure(exportWords.picture, 'picture', hasPicture, () => setHasPicture(!hasPicture))}
            {button(exportWords.csv, saveCsv)}
            {disclosure(words.keep.saved, 'saved', hasSaved, () => setHasSaved(!hasSaved))}
            {disclosure(words.embed, 'embed', hasEmbed, () => setHasEmbed(!hasEmbed))}
          </p>
          <p className="share-about">{words.about}</p>
          <p className="share-about">{words.keep.about}</p>
        </>
      )}
      <div id={`${id}picture`}>
        {isMoreOpen && hasPicture && (
          <div className="picture-place">
            <RigPicture />
          </div>
        )}
      </div>
      <div id={`${id}saved`}>
        {hasSaved && <SavedPanel freshId={freshId} onNamed={() => setFreshId(null)} />}
      </div>
      <div id={`${id}embed`}>{isMoreOpen && hasEmbed && <LateEmbed pageGameId={gameId} />}</div>
    </>
  );
}

const loadEmbed = () => import('../features/embed/embed-this');

/** The calculator for somebody's own page, with the game that the page is about, that is open or comes first. */
const LateEmbed = ({ pageGameId }: { readonly pageGameId: string | undefined }) => {
  const gameId = useStore(({ opened, pickedGames }) => pageGameId ?? opened ?? pickedGames[0] ?? null);
  return (
    <LatePart load={loadEmbed} aheadPx={anywherePx} whenFailed={appWords.late.failed.tab}>
      {({ EmbedThis }) => <EmbedThis key={gameId} gameId={gameId} />}
    </LatePart>
  );
};
