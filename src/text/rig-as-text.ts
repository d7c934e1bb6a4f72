import { words as appWords } from '#messages/app';
import { words as exactWords } from '#messages/exact';
import { words } from '#messages/share';
import { language } from '#messages/language';
import type { ClassicRowId } from '../domain/classic/classic-formulas';
import { gameById } from '../domain/games/games';
import { knownGames } from '../domain/games/games-to-show';
import type { Game } from '../domain/games/types';
import { toDegrees, type Radians, type Units } from '../domain/geometry/units';
import type { SharedRig } from '../domain/links/shared';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer, type ExactAnswer } from '../domain/rig/exact-answer';
import { degreesText } from './angles';
import { classicNote } from './classic-notes';
import { classicText } from './classic-texts';
import { gameTexts } from './game-texts';
import { fullName } from './rig-names';
import { seamText } from './seam';
import { gameName } from './game-name';

const { text } = words;

interface RigAsText {
  readonly rig: SharedRig;
  readonly units: Units;
  /** Ids of the listed games. */
  readonly games: readonly string[];
  /** Measured games, which have no page. */
  readonly ownGames?: readonly Game[];
  /** Adds the Classic table. */
  readonly hasClassic: boolean;
  /** Address of a game's page, or for null of the list of games. */
  readonly pageOf: (gameId: string | null) => string;
}

/**
 * A rig and its games' answers, for a chat: the same names and numbers as the page.
 *
 * @example rigAsText({ rig: firstRig, units: 'cm', games: [], hasClassic: false, pageOf }) // "27″ 16:9 at 50 cm, 1:1 field of view: H 61.7° · V 37.2°"
 */
export function rigAsText({ rig, units, games, ownGames = [], hasClassic, pageOf }: RigAsText): string {
  const answer = exactAnswer(rig.entry);
  const name = fullName(rig, units);
  const lines = [
    rigLine(name, answer),
    ...knownGames(games, ownGames).map((game) => gameLine(game, rig.entry, units)),
    ...(hasClassic ? classicLines(name, answer) : []),
  ];
  return [...lines, ...pageLine(games, pageOf)].join('\n');
}

/** Link for further reading: one line, however many games there are. */
function pageLine(games: readonly string[], pageOf: RigAsText['pageOf']): readonly string[] {
  const [first, ...others] = games.filter((id) => gameById(id));
  if (first === undefined) return [];
  return [text.page(pageOf(others.length === 0 ? first : null))];
}

/** The cells of the table, one below the other. */
function classicLines(name: string, answer: ExactAnswer): readonly string[] {
  const valueOf = (id: ClassicRowId) => {
    const row = answer.classic.find((each) => each.id === id);
    return row ? classicText(row) : appWords.noNumber;
  };
  return [
    text.classic(name, appWords.result.summary(valueOf('hFov'), valueOf('vFov'))),
    ...answer.classic.map((row) => {
      const label = appWords.classic.rows[row.id];
      const { differs, values } = classicNote(row, answer);
      const exact = values.map(({ names, text: value, plain, lines }) => {
        const exactText = lines.length > 0 ? (plain ?? value) : value;
        return names === '' ? exactText : text.exactOf(names, exactText);
      });
      const classic = classicText(row);
      return differs ? text.classicDiffers(label, classic, language.list(exact)) : text.game(label, classic);
    }),
  ];
}

function rigLine(name: string, { seen }: ExactAnswer): string {
  if (!seen.ok) return text.impossibleRig(name, exactWords.impossible[seen.reason]);
  const { rig, view } = seen.value;
  const { h, v, triple } = view;
  const degrees = (angle: Radians) => degreesText(toDegrees(angle));
  const angles = exactWords.summary(degrees(h), degrees(v));
  const seam = seamText(rig);
  if (!triple || !seam) return text.rig(name, angles);
  const between = seam.kind === 'bezel' ? text.bezels(seam.text) : text.gap(seam.text);
  return text.rig(name, text.withSides(angles, degrees(triple.sideAngle), between, degrees(triple.total)));
}

function gameLine(game: Game, entry: RigEntry, units: Units): string {
  const { value, plain, isList, measures, warning, note, seat } = gameTexts(game, entry, units);
  // Measures with their names; without a number, the seat or the note.
  const number = seat?.text ?? (plain === null && note !== '' ? note : value);
  const answerText = isList ? measures : measures === '' ? number : text.withMeasures(number, measures);
  const name = game.limitFor === undefined ? gameName(game) : text.measured(gameName(game));
  return warning === '' ? text.game(name, answerText) : text.gameWithWarning(name, answerText, warning);
}
