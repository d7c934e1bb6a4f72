import { words as exactWords } from '#messages/exact';
import { words } from '#messages/share';
import { gameById } from '../domain/games/games';
import { toDegrees, type Radians, type Units } from '../domain/geometry/units';
import type { SharedRig } from '../domain/links/shared';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer, type ExactAnswer } from '../domain/rig/exact-answer';
import { degreesText } from './angles';
import { gameTexts } from './game-texts';
import { fullName } from './rig-names';

const { text } = words;

interface RigAsText {
  readonly rig: SharedRig;
  readonly units: Units;
  /** Ids of the games that are told, a line each. */
  readonly games: readonly string[];
}

/**
 * A rig and what its games want, for a chat: the same names and numbers as the page.
 *
 * @example rigAsText({ rig: firstRig, units: 'cm', games: [] }) // "27in 16:9 at 50 cm, 1:1 field of view: H 61.7° · V 37.2°"
 */
export function rigAsText({ rig, units, games }: RigAsText): string {
  const answer = exactAnswer(rig.entry);
  return [
    rigLine(fullName(rig, units), answer),
    ...games.flatMap((id) => gameLine(id, rig.entry, units)),
  ].join('\n');
}

function rigLine(name: string, { view }: ExactAnswer): string {
  if (!view.ok) return text.impossibleRig(name, exactWords.impossible[view.reason]);
  const { h, v, triple } = view.value;
  const said = (angle: Radians) => degreesText(toDegrees(angle));
  const angles = exactWords.summary(said(h), said(v));
  return text.rig(name, triple ? text.withSides(angles, said(triple.sideAngle), said(triple.total)) : angles);
}

function gameLine(id: string, entry: RigEntry, units: Units): readonly string[] {
  const game = gameById(id);
  if (!game) return [];
  const { value, plain, isList, warning, note, seat } = gameTexts(game, entry, units);
  // A list of measures with their names; where there is no number, what there is.
  const said = isList ? (plain ?? value) : (seat?.text ?? (plain === null && note !== '' ? note : value));
  return [warning === '' ? text.game(game.name, said) : text.gameWithWarning(game.name, said, warning)];
}
