import { words } from '#messages/exact';
import type { Impossible } from '../domain/geometry/outcome';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer, type ExactAnswer } from '../domain/rig/exact-answer';
import { fieldIds, fields, type FieldId, type MeasuredField } from '../domain/rig/fields';
import { remarkOn } from '../domain/rig/plausible';
import { readField, type Setup } from '../domain/rig/setup';

const said = words.fieldErrors;

const isMeasured = (id: FieldId): id is MeasuredField =>
  fields[id].kind === 'length' || fields[id].kind === 'angle';
const measuredFields = fieldIds.filter(isMeasured);

/** Whether the exact method asks for a field of this rig at all. */
function isAskedFor(id: MeasuredField, { screens, curvedScreen, litSize }: Setup): boolean {
  switch (id) {
    case 'screenSize':
      return litSize === null;
    case 'radiusCurve':
      return curvedScreen;
    case 'bezelThickness':
    case 'sideAngle':
    case 'gap':
    case 'sideSize':
      return screens === 'triple';
    case 'distance':
    case 'eyeOffset':
    case 'litWidth':
    case 'litHeight':
      return true;
  }
}

/** Whether it does something with it: a lit width without a height waits. */
const counts = (id: MeasuredField, setup: Setup): boolean =>
  isAskedFor(id, setup) && (setup.litSize !== null || (id !== 'litWidth' && id !== 'litHeight'));

/** What is wrong with a number, whatever the other fields say. */
function ownError(id: MeasuredField, value: number): string | null {
  switch (id) {
    case 'eyeOffset':
      return null;
    case 'bezelThickness':
    case 'gap':
      return value < 0 ? said.notNegative : null;
    case 'sideAngle':
      return value < 0 || value >= 180 ? said.noSideAngle : null;
    case 'screenSize':
    case 'distance':
    case 'radiusCurve':
    case 'litWidth':
    case 'litHeight':
    case 'sideSize':
      return value > 0 ? null : said.aboveZero;
  }
}

const numberOf = (id: MeasuredField, entry: RigEntry): number | null =>
  readField(id, entry)?.value ?? fields[id].whenEmpty;

function ownErrorOf(id: MeasuredField, entry: RigEntry, setup: Setup): string | null {
  const value = isAskedFor(id, setup) ? numberOf(id, entry) : null;
  return value === null ? null : ownError(id, value);
}

/** The field to look at first, where each number alone would do. */
function explainedBy(
  reason: Impossible,
  { setup, idealSideAngle }: ExactAnswer,
): readonly [MeasuredField, string] | null {
  switch (reason) {
    case 'arc-longer-than-circle':
      return ['radiusCurve', said.radiusTooSmall];
    case 'side-angle-out-of-range':
      return ['sideAngle', said.frontNotSeen];
    case 'side-screens-collide':
      return setup.sideAngle !== null && idealSideAngle.ok
        ? ['sideAngle', said.sidesMeet]
        : ['distance', said.tooNear];
    case 'rim-behind-eye':
    case 'rim-hides-screen':
    case 'side-screen-out-of-reach':
      return ['distance', said.tooNear];
    default:
      return null;
  }
}

/** Beyond what any real rig has, and in which direction. */
function extremeOf(id: MeasuredField, entry: RigEntry, setup: Setup): 'below' | 'above' | null {
  const value = counts(id, setup) ? numberOf(id, entry) : null;
  return value === null ? null : (remarkOn(id, value)?.kind ?? null);
}

/**
 * Why the exact method has no answer, said at the field that explains it. Nobody is kept from typing on.
 *
 * @example fieldError('gap', { ...defaultEntry, screens: 'triple', gap: '-5' }) // "For 1:1 it cannot be less than 0."
 */
export function fieldError(id: MeasuredField, entry: RigEntry): string | null {
  const answer = exactAnswer(entry);
  const { view, setup } = answer;
  const own = ownErrorOf(id, entry, setup);
  if (own !== null || view.ok) return own;
  if (measuredFields.some((each) => counts(each, setup) && ownErrorOf(each, entry, setup) !== null))
    return null;
  const [field, error] = explainedBy(view.reason, answer) ?? [];
  const extreme = extremeOf(id, entry, setup);
  // A number that no rig has is the likelier mistake than one that others have, too.
  if (field === id && (extreme !== null || measuredFields.every((each) => !extremeOf(each, entry, setup))))
    return error ?? null;
  return extreme && said.extreme[extreme];
}
