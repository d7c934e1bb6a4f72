import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import { useEffect, type RefObject } from 'react';
import type { ClassicRowId } from '../domain/classic/classic-formulas';
import { gameAmong } from '../domain/games/games-to-show';
import type { Game } from '../domain/games/types';
import { toDegrees, type Units } from '../domain/geometry/units';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import { cellsBeside } from '../features/results-classic/classic-beside';
import type { CellsBeside } from '../features/results-classic/classic-table';
import { followPickedGames } from '../state/picked-games';
import { firstGame, useEntry, useStore, type State } from '../state/store';
import { degreesText } from '../text/angles';
import { gameTexts } from '../text/game-texts';
import { Button } from '../ui/button';
import { copy } from '../ui/overlays/copy';
import { showGame } from './show-game';
import './exact-part.css';
import './summary.css';

export { RememberRig } from '../features/saved-rigs/remember-rig';
export { fieldCheck } from '../text/remarks';
export { ExactAngles, ExactGames, ExactMore } from './exact-results';

/** Cells of 1:1 in a row of the Classic table. */
export const besideClassic = (entry: RigEntry, id: ClassicRowId): CellsBeside =>
  cellsBeside({ entry, id, onOpen: showGame });

/** Angles for screen readers, or the reason for having none. */
export function exactSummary(entry: RigEntry): string {
  const { view } = exactAnswer(entry);
  if (!view.ok) return words.impossible[view.reason];
  const { h, v } = view.value;
  return words.summary(degreesText(toDegrees(h)), degreesText(toDegrees(v)));
}

/** Game of the summary: the open one, or the one that the user races. */
const gameInSight = ({ opened, myGame }: State): string => opened ?? myGame;

interface SummaryProps {
  /** Game of the page; undefined on the home page. */
  readonly gameId: string | undefined;
  /** The card with the game's answer. */
  readonly cardRef: RefObject<HTMLElement | null>;
}

/** The number of a game in one line, fixed in small windows: a tap copies it, or leads to the card without one. */
export function ExactSummary({ gameId, cardRef }: SummaryProps) {
  // Picked games are shown now, so changes in other tabs matter.
  useEffect(followPickedGames, []);
  const entry = useEntry();
  const units = useStore((state) => state.units);
  const chosen = useStore(gameInSight);
  const ownGames = useStore((state) => state.ownGames);
  // The address may name an unknown game.
  const game = gameAmong(ownGames, gameId ?? chosen) ?? gameAmong([], firstGame);
  if (!game) return null;
  const { value, plain, isList } = textsInShort(game, entry, units);
  const showCard = () => {
    cardRef.current?.scrollIntoView();
    cardRef.current?.focus({ preventScroll: true });
  };
  return (
    <Button
      look="plain"
      className="summary named-summary"
      aria-label={plain === null ? undefined : appWords.copying.copyValueFor(game.name)}
      onClick={() => (plain !== null ? void copy(plain) : showCard())}
    >
      <span>{game.name}</span> <span className={isList ? 'summary-list' : undefined}>{value}</span>
    </Button>
  );
}

/** Without a number: nothing to type, or "by eye". */
function textsInShort(game: Game, entry: RigEntry, units: Units) {
  const texts = gameTexts(game, entry, units);
  if (texts.plain !== null || !exactAnswer(entry).seen.ok) return texts;
  return { ...texts, value: texts.seat ? words.row.nothingToType : words.library.byEye };
}
