import { words as exactWords } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import { gameReader, measuresOf } from './game-texts';
import { fullName, generatedName } from './rig-names';
import type { ViewedRig } from '../domain/geometry/compute-view';
import { describeRig } from './describe-rig';
import type { GameFacts, RigFacts } from './rig-facts-types';
import { angleText } from './angles';
import { popularGames } from '../domain/games/popular-games';
import { gameById } from '../domain/games/games';
import type { Game } from '../domain/games/types';
import { exactAnswer, type ExactAnswer } from '../domain/rig/exact-answer';
import type { LiveAnswer } from '../state/answers';
import { activeRig } from '../state/rigs';
import type { State } from '../state/store';

/** What a picture or a page says of the active rig: the same names and numbers as the page. */
export function rigFacts(state: State, answer: LiveAnswer): RigFacts {
  const { units } = answer;
  const rig = activeRig(state);
  const { seen } = exactOf(answer);
  const picked = knownGames(state.favourites);
  const facts = {
    rig: generatedName(rig.entry, units),
    ownName: rig.name,
    fullName: fullName(rig, units),
    gamesTitle: gameWords.groups[picked.length > 0 ? 'favourites' : 'asked'],
  };
  if (!seen.ok)
    return { ...facts, sentence: '', reason: exactWords.impossible[seen.reason], angles: [], games: [] };
  const { h, v, triple } = seen.value.view;
  const { horizontal, vertical, sideAngle } = exactWords.angles;
  const games = picked.length > 0 ? picked : knownGames(popularGames);
  return {
    ...facts,
    sentence: describeRig(seen, units),
    reason: null,
    angles: [
      { name: horizontal.term, value: angleText(h) },
      { name: vertical.term, value: angleText(v) },
      ...(triple ? [{ name: sideAngle.term, value: angleText(triple.sideAngle) }] : []),
    ],
    games: games.map((game) => gameFacts(game, answer, seen.value)),
  };
}

/** Also where the exact method has not been asked for so far. */
export const exactOf = ({ entry }: LiveAnswer): ExactAnswer => exactAnswer(entry);

const knownGames = (ids: readonly string[]): readonly Game[] =>
  ids.map(gameById).filter((game) => game !== undefined);

const { list, names } = gameWords.measures;

function gameFacts(game: Game, answer: LiveAnswer, seen: ViewedRig): GameFacts {
  const { value, plain, isList, warning, note } = gameReader(game)({ ...answer, exact: exactOf(answer) });
  const { name, evidence, triple, where } = game;
  const menu = isList ? triple.menu : where.menu;
  return {
    name,
    value,
    caption: isList
      ? list(measuresOf(game, seen).map(({ what }) => names[what]))
      : plain === null
        ? note
        : '',
    measures: isList ? (plain ?? '') : '',
    warning,
    remarks: [menu, evidence.level === 'confirmed' ? null : exactWords.row.evidence[evidence.level]].filter(
      (remark) => typeof remark === 'string',
    ),
  };
}
