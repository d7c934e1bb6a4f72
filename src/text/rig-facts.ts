import { words as exactWords } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import { gameTexts, measuresOf } from './game-texts';
import { fullName, generatedName } from './rig-names';
import type { ViewedRig } from '../domain/geometry/compute-view';
import type { Units } from '../domain/geometry/units';
import { describeRig } from './describe-rig';
import { menuText } from './menu-text';
import { seamText } from './seam';
import { angleText } from './angles';
import { gamesToShow, knownGames } from '../domain/games/games-to-show';
import type { Game } from '../domain/games/types';
import type { SharedRig } from '../domain/links/shared';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';

/** What a picture or a page says of a rig, in words. */
export interface RigFacts {
  /** What it is. */
  readonly rig: string;
  /** What its owner calls it; empty = nothing of their own. */
  readonly ownName: string;
  /** Both. */
  readonly fullName: string;
  /** One sentence more. */
  readonly sentence: string;
  /** Why there are no angles; null = there are. */
  readonly reason: string | null;
  /** Its angles, and of three screens what stands between two pictures. */
  readonly figures: readonly { readonly name: string; readonly value: string }[];
  /** What the list of games is called. */
  readonly gamesTitle: string;
  readonly games: readonly GameFacts[];
}

export interface GameFacts {
  readonly name: string;
  /** As the page shows it: a number, measures one after the other, or a dash. */
  readonly value: string;
  /** The value is a list of measures. */
  readonly isList: boolean;
  /** Below the value: what the measures are in their order, or what there is instead of a number. Empty = nothing. */
  readonly caption: string;
  /** Each measure with its name: instead of a number, or what the game works its number out from. Empty = none. */
  readonly measures: string;
  /** Empty = there is none. */
  readonly warning: string;
  /** Where in the game it goes, and how sure it is where that is less than confirmed. */
  readonly remarks: readonly string[];
}

interface FactsOptions {
  readonly units: Units;
  /** Ids of the games they picked; none = the popular ones. */
  readonly pickedGames: readonly string[];
}

/** What a picture or a sheet of paper says of a rig: the same names and numbers as the page. */
export function rigFacts(rig: SharedRig, { units, pickedGames }: FactsOptions): RigFacts {
  const { seen } = exactAnswer(rig.entry);
  const picked = knownGames(pickedGames);
  const facts = {
    rig: generatedName(rig.entry, units),
    ownName: rig.name,
    fullName: fullName(rig, units),
    gamesTitle: gameWords.groups[picked.length > 0 ? 'picked' : 'asked'],
  };
  if (!seen.ok)
    return { ...facts, sentence: '', reason: exactWords.impossible[seen.reason], figures: [], games: [] };
  const { h, v, triple } = seen.value.view;
  const { horizontal, vertical, sideAngle } = exactWords.angles;
  const games = gamesToShow(picked);
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

interface GameOn {
  readonly entry: RigEntry;
  readonly seen: ViewedRig;
  readonly units: Units;
}

function gameFacts(game: Game, { entry, seen, units }: GameOn): GameFacts {
  const { value, plain, isList, measures, warning, note, seat } = gameTexts(game, entry, units);
  const { name, evidence, triple, where } = game;
  const menu = (isList ? triple.menu : where.menu) ?? null;
  return {
    name,
    value,
    isList,
    caption: isList
      ? list(measuresOf(game, seen).map(({ what }) => names[what]))
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
