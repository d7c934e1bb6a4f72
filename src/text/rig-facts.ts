import { words as exactWords } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import { answerFor, measuresOf } from '../domain/games/game-answer';
import { unbrokenText } from './figures';
import { gameTexts, measuresPlain } from './game-texts';
import { fullName, generatedName } from './rig-names';
import type { ViewedRig } from '../domain/geometry/compute-view';
import type { Units } from '../domain/geometry/units';
import { describeRig } from './describe-rig';
import { menuText } from './menu-text';
import { seamText } from './seam';
import { angleText } from './angles';
import { gameName } from './game-name';
import { gamesToShow, yourGames } from '../domain/games/games-to-show';
import type { Game } from '../domain/games/types';
import type { SharedRig } from '../domain/links/shared';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';

/** Words for a rig in a picture or on a page. */
export interface RigFacts {
  /** Its generated name. */
  readonly rig: string;
  /** The name given by the user; empty = none. */
  readonly ownName: string;
  readonly fullName: string;
  /** An additional sentence. */
  readonly sentence: string;
  /** Reason why there are no angles; null = there are. */
  readonly reason: string | null;
  /** Its angles; of three screens, also the seam. */
  readonly figures: readonly { readonly name: string; readonly value: string }[];
  /** Title of the list of games. */
  readonly gamesTitle: string;
  readonly games: readonly GameFacts[];
}

export interface GameFacts {
  readonly name: string;
  /** Number, measures in a row, or a dash, as on the page. */
  readonly value: string;
  readonly isList: boolean;
  /** Below the value: names of the measures in their order, or a replacement for the number. Empty = none. */
  readonly caption: string;
  /**
   * Each measure with its name: instead of a number, or those from which the game computes its number. Empty = none.
   */
  readonly measures: string;
  /** Empty = none. */
  readonly warning: string;
  /** Place of the number in the game, and its certainty unless confirmed. */
  readonly remarks: readonly string[];
}

interface FactsOptions {
  readonly units: Units;
  /** Ids of the picked games. */
  readonly pickedGames: readonly string[];
  /** Measured games; without these and picked ones the popular ones are shown. */
  readonly ownGames?: readonly Game[];
}

/** Words for a rig in a picture or on paper: the same names and numbers as the page. */
export function rigFacts(rig: SharedRig, { units, pickedGames, ownGames = [] }: FactsOptions): RigFacts {
  const { seen } = exactAnswer(rig.entry);
  const yours = yourGames(pickedGames, ownGames);
  const facts = {
    rig: generatedName(rig.entry, units),
    ownName: rig.name,
    fullName: fullName(rig, units),
    gamesTitle: gameWords.groups[yours.length > 0 ? 'picked' : 'popular'],
  };
  if (!seen.ok)
    return { ...facts, sentence: '', reason: exactWords.impossible[seen.reason], figures: [], games: [] };
  const { h, v, triple } = seen.value.view;
  const { horizontal, vertical, sideAngle } = exactWords.angles;
  const games = gamesToShow(yours);
  const seam = seamText(seen.value.rig);
  return {
    ...facts,
    sentence: describeRig(seen, units),
    reason: null,
    figures: [
      { name: horizontal.term, value: angleText(h) },
      { name: vertical.term, value: angleText(v) },
      ...(triple ? [{ name: sideAngle.term, value: angleText(triple.sideAngle) }] : []),
      ...(seam ? [{ name: exactWords.seam[seam.kind], value: seam.text }] : []),
    ],
    games: games.map((game) => gameFacts(game, { entry: rig.entry, seen: seen.value, units })),
  };
}

const { list, names } = gameWords.measures;

interface GameContext {
  readonly entry: RigEntry;
  readonly seen: ViewedRig;
  readonly units: Units;
}

function gameFacts(game: Game, { entry, seen, units }: GameContext): GameFacts {
  const { value, plain, isList, warning, note, seat } = gameTexts(game, entry, units);
  const answer = answerFor(game, seen);
  const measures = measuresPlain(measuresOf(answer), unbrokenText);
  const { evidence, where } = game;
  const menu = (isList ? answer.recipe.menu : answer.kind === 'no-effect' ? null : where.menu) ?? null;
  return {
    name: gameName(game),
    value,
    isList,
    caption: isList
      ? list(measuresOf(answer).map(({ what }) => names[what]))
      : plain === null
        ? (seat?.text ?? note)
        : measures,
    measures,
    warning,
    remarks: [
      menu && menuText(menu),
      evidence.level === 'confirmed' ? null : exactWords.row.evidence[evidence.level],
    ].filter((remark) => typeof remark === 'string'),
  };
}
