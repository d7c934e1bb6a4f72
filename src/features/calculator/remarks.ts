import { words } from '#messages/exact';
import type { MeasuredField } from '../../rig/fields';
import { isBentTooFar, remarkOn } from '../../rig/plausible';
import { readField } from '../../rig/setup';
import { amountIn } from '../../rig/amount-in';
import type { LiveAnswer } from '../../store/answers';
import type { Method } from '../../store/store';
import { numberWithUnit } from './field-props';
import { impossibleHint } from './impossible-hints';
import type { MethodHint } from './input-card';

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
