import { words as exactWords } from '#messages/exact';
import { words } from '#messages/plan';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { Rig } from '../../domain/geometry/rig';
import { toDegrees, toRadians, type Radians, type Units } from '../../domain/geometry/units';
import { angleText, degreesText } from '../../text/angles';
import { lengthFigure, lengthText } from '../../text/lengths';
import { exactAnswer } from '../../domain/rig/exact-answer';
import {
  whereToSit,
  type PlacedRig,
  type Placing,
  type WantedMeasure,
} from '../../domain/planning/where-to-sit';
import { AnswerLayout, type PlanAnswer } from './answer-layout';
import { typedDegrees, useNumberQuestion } from './number-question';
import { seamCondition, type PlannedBezel } from './planned-bezel';
import type { RigChange } from '../../domain/rig/entry';
import type { QuestionProps } from './question';
import { sitAt } from './rig-change';
import { degreesAsTyped } from './screen-texts';

/** Name of each angle in the store, and its start value. */
const angles = {
  h: { name: 'sitH', start: '60' },
  v: { name: 'sitV', start: '36' },
  sideAngle: { name: 'sitSideAngle', start: '60' },
  total: { name: 'sitTotal', start: '180' },
} as const satisfies Readonly<Record<WantedMeasure, object>>;

interface SitForAngleProps extends QuestionProps {
  readonly measure: WantedMeasure;
  readonly chooser: ReactNode;
  readonly bezel: PlannedBezel;
}

export function SitForAngle({ measure, chooser, bezel, ...props }: SitForAngleProps) {
  const { today } = props;
  const { name, start } = angles[measure];
  const angle = useNumberQuestion(name, typedDegrees(start), { ...words.sit.angle, units: today.units });
  // Deferred: the search takes too long for a key, and starts after the last one.
  const degrees = useDeferredValue(angle.degrees);
  const { rig } = exactAnswer(bezel.entry);
  const { change } = bezel;
  const answer = useMemo(
    (): PlanAnswer =>
      degrees === null || !rig.ok
        ? { reason: words.noNumber }
        : angleAnswer(rig.value, { measure, degrees, units: today.units, bezel: change }),
    [rig, measure, degrees, today.units, change],
  );
  return (
    <AnswerLayout
      {...props}
      answer={answer}
      fields={
        <>
          {chooser}
          {angle.field}
          {isOverSeams(measure) && today.entry.screens === 'triple' && bezel.field}
        </>
      }
    />
  );
}

interface WantedAngle {
  readonly measure: WantedMeasure;
  readonly degrees: number;
  readonly units: Units;
  /** Change of today's rig by the planned bezels. */
  readonly bezel: RigChange;
}

/** Bezels do not change one screen's picture. */
const isOverSeams = (measure: WantedMeasure): boolean => measure === 'sideAngle' || measure === 'total';

const angleAnswer = (rig: Rig, wanted: WantedAngle): PlanAnswer => {
  const { measure, degrees, units, bezel } = wanted;
  const placing = whereToSit(rig, { measure, angle: toRadians(degrees) });
  if (!placing.ok) return { reason: reasonFor(rig, placing, wanted) };
  const { eyeDistanceMm } = placing.value.rig;
  const distance = lengthText(eyeDistanceMm, units);
  return {
    figure: lengthFigure(eyeDistanceMm, units),
    sentence: words.sit.answer[measure](degreesAsTyped(degrees)),
    conditions: conditionsOf(rig, placing, measure),
    use: {
      change: {
        ...sitAt(eyeDistanceMm, units),
        ...(isOverSeams(measure) && rig.sides !== null && bezel),
        // The wanted angle replaces the stand's.
        ...(measure === 'sideAngle' && { sideAngle: '' }),
      },
      done: words.done.distance(distance),
    },
  };
};

const fixedText = ({ sides }: Rig): string | null => {
  const fixed = sides?.sideAngle ?? null;
  return fixed === null ? null : degreesText(toDegrees(fixed));
};

/** Conditions of the answer. */
export const conditionsOf = (
  rig: Rig,
  placing: Extract<Placing, { ok: true }>,
  measure: WantedMeasure,
): readonly string[] => {
  const { sit } = words;
  const fixed = fixedText(rig);
  const sides = sidesCondition(placing.value, measure, fixed);
  return [
    ...(sides === null ? [] : [sides]),
    ...(isOverSeams(measure) ? seamCondition(rig) : []),
    ...(rig.panel.curveRadiusMm !== null && rig.sides === null ? [sit.byFit] : []),
    ...(placing.beyondSeats === 'near' ? [sit.tooNear] : placing.beyondSeats === 'far' ? [sit.tooFar] : []),
  ];
};

const sidesCondition = (
  { view: { triple } }: PlacedRig,
  measure: WantedMeasure,
  fixed: string | null,
): string | null => {
  if (triple === null) return null;
  if (measure === 'sideAngle') return fixed === null ? null : words.sit.opened(fixed);
  return fixed === null ? words.sit.turned(angleText(triple.sideAngle)) : words.sit.fixed(fixed);
};

/** Tenths of a degree, without errors of binary fractions, for rounding down or up. */
const tenths = (angle: Radians): number => Number((toDegrees(angle) * 10).toFixed(6));

const reasonFor = (
  rig: Rig,
  { reason, reach }: Extract<Placing, { ok: false }>,
  { measure, degrees, units }: WantedAngle,
): string => {
  const { sit } = words;
  if (reason === 'needs-three-screens') return sit.needsThree;
  const wantedText = degreesAsTyped(degrees);
  const fixed = measure === 'total' ? fixedText(rig) : null;
  const angle = toRadians(degrees);
  if (reach && angle > reach.max.angle) {
    const max = degreesText(Math.floor(tenths(reach.max.angle)) / 10);
    const distance = lengthText(reach.max.eyeDistanceMm, units);
    return fixed === null
      ? sit.max(wantedText, max, distance)
      : sit.maxFixed(wantedText, fixed, { max, distance });
  }
  if (reach && angle < reach.min.angle) {
    const min = degreesText(Math.ceil(tenths(reach.min.angle)) / 10);
    const distance = lengthText(reach.min.eyeDistanceMm, units);
    return fixed === null
      ? sit.min(wantedText, min, distance)
      : sit.minFixed(wantedText, fixed, { min, distance });
  }
  return exactWords.impossible[reason];
};
