import { words as appWords } from '#messages/app';
import { words as exactWords } from '#messages/exact';
import { words } from '#messages/share';
import { language } from '#messages/language';
import type { ClassicRowId } from '../domain/classic/classic-formulas';
import { gameById } from '../domain/games/games';
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

const { text } = words;

interface RigAsText {
  readonly rig: SharedRig;
  readonly units: Units;
  /** Ids of the games that are told, a line each. */
  readonly games: readonly string[];
  readonly method: 'classic' | 'exact';
  /** The address of a game's page, or of the list of them. */
  readonly pageOf: (gameId: string | null) => string;
}

/**
 * A rig and what its games want, for a chat: the same names and numbers as the page. Classic has its whole table.
 *
 * @example rigAsText({ rig: firstRig, units: 'cm', games: [], method: 'exact', pageOf }) // "27″ 16:9 at 50 cm, 1:1 field of view: H 61.7° · V 37.2°"
 */
export function rigAsText({ rig, units, games, method, pageOf }: RigAsText): string {
  const answer = exactAnswer(rig.entry);
  const name = fullName(rig, units);
  const exactLines = [rigLine(name, answer), ...games.flatMap((id) => gameLine(id, rig.entry, units))];
  const lines =
    method === 'exact'
      ? exactLines
      : [...classicLines(name, answer), ...(games.length > 0 ? exactLines : [])];
  return [...lines, ...pageLine(games, pageOf)].join('\n');
}

/** Where to read on: one line, however many games there are. */
function pageLine(games: readonly string[], pageOf: RigAsText['pageOf']): readonly string[] {
  const [first, ...others] = games.filter((id) => gameById(id));
  if (first === undefined) return [];
  return [text.page(pageOf(others.length === 0 ? first : null))];
}

/** Below each other what the table has beside each other. */
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
        const said = lines.length > 0 ? (plain ?? value) : value;
        return names === '' ? said : text.exactOf(names, said);
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
  const said = (angle: Radians) => degreesText(toDegrees(angle));
  const angles = exactWords.summary(said(h), said(v));
  const seam = seamText(rig);
  if (!triple || !seam) return text.rig(name, angles);
  const between = seam.kind === 'bezel' ? text.bezels(seam.text) : text.gap(seam.text);
  return text.rig(name, text.withSides(angles, said(triple.sideAngle), between, said(triple.total)));
}

function gameLine(id: string, entry: RigEntry, units: Units): readonly string[] {
  const game = gameById(id);
  if (!game) return [];
  const { value, plain, isList, measures, warning, note, seat } = gameTexts(game, entry, units);
  // Measures with their names; where there is no number, what there is.
  const number = seat?.text ?? (plain === null && note !== '' ? note : value);
  const said = isList ? measures : measures === '' ? number : text.withMeasures(number, measures);
  return [warning === '' ? text.game(game.name, said) : text.gameWithWarning(game.name, said, warning)];
}
