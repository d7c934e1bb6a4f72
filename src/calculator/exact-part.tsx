import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { gameById } from '../domain/games/games';
import { knownGames } from '../domain/games/games-to-show';
import type { Game } from '../domain/games/types';
import { toDegrees, type Units } from '../domain/geometry/units';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import { GameLibrary } from '../features/game-library/game-library';
import { Answer } from '../features/results-exact/answer';
import { MoreAnswers } from '../features/results-exact/more-answers';
import { followPickedGames } from '../state/picked-games';
import { setMethod, useEntry, useStore, type State } from '../state/store';
import { degreesText } from '../text/angles';
import { gameTexts } from '../text/game-texts';
import { copy } from '../ui/overlays/copy';
import './exact-part.css';
import './summary.css';

export {
  BesideClassic,
  copyClassic,
  DiffersMark,
  notesOf,
  RowLabel,
} from '../features/results-classic/classic-beside';
export { RememberRig } from '../features/saved-rigs/remember-rig';
export { fieldChecks } from '../text/remarks';

/** What a screen reader is told: the two angles, or why there are none. */
export function exactSummary(entry: RigEntry): string {
  const { view } = exactAnswer(entry);
  return view.ok ? angleLine(entry) : words.impossible[view.reason];
}

/** The two angles in one line. Why there are none stands at the field and in the card: here it would cover what one types into. */
function angleLine(entry: RigEntry): string {
  const { view } = exactAnswer(entry);
  if (!view.ok) return words.summary(appWords.noNumber, appWords.noNumber);
  const { h, v } = view.value;
  return words.summary(degreesText(toDegrees(h)), degreesText(toDegrees(v)));
}

/** The game whose number a phone keeps in sight: the one that is open, or the first that was picked. */
const gameInSight = ({ opened, pickedGames }: State): Game | null =>
  gameById(opened ?? '') ?? knownGames(pickedGames)[0] ?? null;

interface SummaryProps {
  /** The game that the page is about, if it is about one. */
  readonly gameId: string | undefined;
}

/**
 * The answer in one line, which a phone keeps in sight: what that game wants, copied by a tap, or else the two angles of 1:1,
 * which lead to the question for a game.
 */
export function ExactSummary({ gameId }: SummaryProps) {
  // From here on picked games are shown, so another tab's have to be followed.
  useEffect(followPickedGames, []);
  useEffect(keepRigInLinks, []);
  const entry = useEntry();
  const units = useStore((state) => state.units);
  const chosen = useStore(gameInSight);
  const game = gameId === undefined ? chosen : (gameById(gameId) ?? null);
  const { value, plain, isList } = game
    ? textsInShort(game, entry, units)
    : { value: angleLine(entry), plain: null, isList: false };
  return (
    <button
      className={game ? 'summary named-summary' : 'summary named-summary summary-asks'}
      type="button"
      aria-label={plain === null ? undefined : appWords.copying.copyValueFor(game?.name ?? '')}
      onClick={() => (plain !== null ? void copy(plain) : gameId === undefined ? askForGame() : goToGame())}
    >
      <span>{game ? game.name : words.pickYours}</span>{' '}
      <span className={isList ? 'summary-list' : undefined}>{value}</span>
    </button>
  );
}

/** Where there is no number, what can be done instead. */
function textsInShort(game: Game, entry: RigEntry, units: Units) {
  const texts = gameTexts(game, entry, units);
  if (texts.plain !== null || !exactAnswer(entry).seen.ok) return texts;
  return { ...texts, value: texts.seat ? words.library.sitAt(texts.seat.distance) : words.library.byEye };
}

function goToGame(): void {
  const game = document.querySelector<HTMLElement>('.opened-game');
  game?.scrollIntoView();
  game?.focus({ preventScroll: true });
}

function askForGame(): void {
  flushSync(() => setMethod('exact'));
  document.querySelector<HTMLElement>('.game-picker input')?.focus();
}

/** Once there is a rig of theirs, links to other pages carry it. */
function keepRigInLinks(): () => void {
  const carry = () => {
    const [{ rigs, method, units }, first] = [useStore.getState(), useStore.getInitialState()];
    if (rigs === first.rigs && method === first.method && units === first.units) return;
    stop();
    // Without it links lead to the plain pages.
    void import('../state/rig-in-address').then(({ keepInLinks }) => keepInLinks()).catch(() => undefined);
  };
  const stop = useStore.subscribe(carry);
  carry();
  return stop;
}

/** Any id may stand in the address. */
const isKnownGameOpen = ({ opened }: State): boolean => opened !== null && gameById(opened) !== undefined;

const loadDetails = () => import('./game-details-part');

/** What the screen covers, above the results of either method. A game that is open has a number of its own in its place. */
export function ExactAnswer() {
  const entry = useEntry();
  const method = useStore((state) => state.method);
  const isGameOpen = useStore(isKnownGameOpen);
  return method === 'exact' && isGameOpen ? null : <Answer entry={entry} method={method} />;
}

/** The exact method, whole: every game, and what else there is to know and to choose. */
export function ExactResults() {
  const entry = useEntry();
  const { view } = exactAnswer(entry);
  const isGameOpen = useStore(isKnownGameOpen);
  return (
    <>
      <a className="to-pictures" href="#how-true">
        {words.toPictures}
      </a>
      <GameLibrary loadDetails={loadDetails} />
      {view.ok && !isGameOpen && <MoreAnswers entry={entry} view={view.value} />}
    </>
  );
}
