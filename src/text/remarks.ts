import { words } from '#messages/exact';
import type { MeasuredField } from '../domain/rig/fields';
import { isBentTooFar, remarkOn } from '../domain/rig/plausible';
import { readField } from '../domain/rig/setup';
import { amountIn } from '../domain/rig/amount-in';
import type { LiveAnswer } from '../state/answers';
import type { Method } from '../state/store';
import { numberWithUnit } from '../features/inputs/field-props';
import { impossibleHint } from './impossible-hints';
import type { MethodHint } from '../calculator/input-card';

/** A value that no real rig has: calculated all the same, and remarked on. */
export function remark(id: MeasuredField, { entry, setup, exact, units }: LiveAnswer): string | null {
  const reading = readField(id, entry);
  if (reading === null) return null;
  const panel = exact?.rig.ok === true ? exact.rig.value.panel : null;
  if (id === 'radiusCurve' && panel && isBentTooFar(setup, panel.widthMm)) return words.remarks.bentTooFar;
  const found = remarkOn(id, reading.value);
  if (found === null) return null;
  return words.remarks[found.kind](numberWithUnit(id, amountIn(id, found.limit, units), units));
}

/** What each method has to say about a field. Why there is no answer comes before what is only unusual. */
export const fieldHints: Readonly<Record<Method, MethodHint>> = {
  classic: remark,
  exact: (id, answer) => impossibleHint(id, answer) ?? remark(id, answer),
};
