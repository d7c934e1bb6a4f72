import { words } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import { language } from '#messages/language';
import type { ClassicResult } from '../domain/classic/classic-results';
import { gamesOfRow } from '../domain/classic/games-of-row';
import { angleGivenBy } from '../domain/games/convert';
import { gameAnswer, type NumberAnswer } from '../domain/games/game-answer';
import type { Axis } from '../domain/games/record-types';
import { settingKind } from '../domain/games/setting-kind';
import type { Game } from '../domain/games/types';
import type { ViewedRig } from '../domain/geometry/compute-view';
import { mmPer, toDegrees, type Radians, type Units } from '../domain/geometry/units';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import { degreesText } from './angles';
import { isOff } from './classic-notes';
import { exactValueText } from './game-texts';
import { shortLengthNumber, shortLengthText } from './lengths';
import { numberText } from './numbers';
import { percentText } from './percent';

const { why } = words;

/** Section of the guide that explains the rig's numbers. */
export type GuideSection = keyof typeof why.guide;

/** @example whyGuide(defaultEntry) // 'guide-classic-table' */
export const whyGuide = ({ screens, curvedScreen }: RigEntry): GuideSection =>
  screens === 'triple'
    ? 'guide-three-screens'
    : curvedScreen
      ? 'guide-curved-screens'
      : 'guide-classic-table';

/**
 * Reason for a game's number, with the user's own sizes. Empty = there is no true sentence about it.
 *
 * @example whyText(gameById('acc')!, { ...defaultEntry, distance: '60' })
 * // "33.6 cm high, 60 cm away: 2 · atan(16.8 / 60) = 31.3°. The game takes vertical degrees. …"
 */
export function whyText(game: Game, entry: RigEntry, units: Units = 'cm'): string {
  const { seen, classic } = exactAnswer(entry);
  const answer = gameAnswer(game, seen);
  if (!seen.ok || answer.kind === 'impossible') return '';
  switch (answer.kind) {
    case 'number':
      return numberReason(answer, { game, seen: seen.value, classic, units });
    case 'measures':
    case 'angles':
      return why[answer.kind];
    default:
      return '';
  }
}

interface Context {
  readonly game: Game;
  readonly seen: ViewedRig;
  readonly classic: readonly ClassicResult[];
  readonly units: Units;
}

function numberReason(answer: NumberAnswer, context: Context): string {
  const { game, seen } = context;
  const { span } = answer.setting;
  const { triple } = seen.view;
  if (span !== 'screen' && triple) {
    // The number of a game that draws other spans does not follow from the rig's own.
    if (answer.spans || settingKind(game) !== 'horizontal') return '';
    return span === 'total'
      ? why.total(degreesText(toDegrees(triple.total)))
      : why.oneProjection(degreesText(toDegrees(triple.oneProjection)));
  }
  const angle = angleReason(axisFromScreen(game), context);
  return angle === ''
    ? ''
    : language.sentences([angle, takesText(answer, game), classicEffect(answer, context)]);
}

/** Direction of the angle from which the number follows; that of a scale of its own is the vertical one. */
const axisFromScreen = (game: Game): Axis => (settingKind(game) === 'horizontal' ? 'horizontal' : 'vertical');

function takesText({ scale, setting }: NumberAnswer, game: Game): string {
  const kind = settingKind(game);
  if (kind === 'vertical' || kind === 'horizontal') return why.takes[kind];
  const own = gameWords.scales[scale.takes];
  return own ? why.ownScale(exactValueText(scale, setting), own.full) : '';
}

function angleReason(axis: Axis, { seen: { rig, view }, units }: Context): string {
  const { panel, eyeDistanceMm, sides } = rig;
  const angle = axis === 'horizontal' ? view.h : view.v;
  if (panel.curveRadiusMm !== null)
    return why.curved[axis](degreesText(toDegrees(view.coverage)), degreesText(toDegrees(angle)));
  const sizeMm = axis === 'horizontal' ? panel.widthMm : panel.heightMm;
  const half = halfText(sizeMm, eyeDistanceMm, units);
  if (half === null) return '';
  const sentence = why.flat[axis]({
    size: shortLengthText(sizeMm, units),
    distance: shortLengthText(eyeDistanceMm, units),
    half,
    far: shortLengthNumber(eyeDistanceMm, units),
    angle: degreesText(toDegrees(angle)),
  });
  return sides ? why.ofCentre(sentence) : sentence;
}

/** Half of a length with as many decimals as the formula needs to give the angle shown; null = more than three. */
function halfText(sizeMm: number, distanceMm: number, units: Units): string | null {
  const [half, far] = [sizeMm / 2 / mmPer[units], Number((distanceMm / mmPer[units]).toFixed(1))];
  const tenth = (ratio: number) => ((2 * Math.atan(ratio) * 180) / Math.PI).toFixed(1);
  const right = tenth(sizeMm / 2 / distanceMm);
  const decimals = [1, 2, 3].find((count) => tenth(Number(half.toFixed(count)) / far) === right);
  return decimals === undefined ? null : numberText(half, decimals);
}

/** Smallest error in size worth a sentence. */
const leastError = 0.05;

/** Size of things ahead, with the Classic number in place of the game's. */
function classicEffect({ scale, setting }: NumberAnswer, { game, seen, classic }: Context): string {
  const row = classic.find(({ id }) => gamesOfRow[id]?.includes(game.id));
  if (typeof row?.number !== 'string' || seen.view.triple || seen.rig.panel.curveRadiusMm !== null) return '';
  const number = Number(row.number);
  const { min, max } = setting.limits;
  const isAllowed = number >= (min ?? -Infinity) && number <= (max ?? Infinity);
  if (!isAllowed || ![setting.exact, setting.value].some((right) => isOff(right, row))) return '';
  const { h, v, aspect } = seen.view;
  const given = angleGivenBy(scale.conversion, number, aspect);
  if (given <= 0 || given >= Math.PI) return '';
  const tangent = (angle: Radians) => Math.tan(angle / 2);
  const size = tangent(setting.axis === 'horizontal' ? h : v) / tangent(given);
  if (Math.abs(size - 1) < leastError) return '';
  return size > 1
    ? why.enlarges(row.number, numberText(size, 1))
    : why.shrinks(row.number, percentText(size));
}
