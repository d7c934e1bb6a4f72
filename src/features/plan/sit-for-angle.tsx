import { words as exactWords } from '#messages/exact';
import { words } from '#messages/plan';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { Rig } from '../../domain/geometry/rig';
import { toDegrees, toRadians, type Radians, type Units } from '../../domain/geometry/units';
import { angleText, degreesText } from '../../text/angles';
import { lengthText } from '../../text/lengths';
import { exactAnswer } from '../../domain/rig/exact-answer';
import {
  whereToSit,
  type PlacedRig,
  type Placing,
  type WantedMeasure,
} from '../../domain/planning/where-to-sit';
import { AnswerLayout, type PlanAnswer } from './answer-layout';
import { seamCondition, type PlannedBezel } from './planned-bezel';
import type { QuestionProps, RigChange } from './question';
import { sitAt } from './rig-change';
import { degreesAsTyped } from './screen-texts';
import { useWanted, WantedField } from './wanted-field';

/** What people ask for first. */
const starts: Readonly<Record<WantedMeasure, string>> = { h: '60', v: '36', sideAngle: '60', total: '180' };

interface SitForAngleProps extends QuestionProps {
  readonly measure: WantedMeasure;
  readonly chooser: ReactNode;
  readonly bezel: PlannedBezel;
}

export function SitForAngle({ measure, chooser, bezel, ...props }: SitForAngleProps) {
  const { today } = props;
  const angle = useWanted(`sit-${measure}`, {
    as: 'sideAngle',
    start: starts[measure],
    units: today.units,
  });
  // The search takes longer than a key may: it is deferred, and not done again for the key itself.
  const degrees = useDeferredValue(angle.value);
  const { rig } = exactAnswer(bezel.entry);
  const { change } = bezel;
  const answer = useMemo(
    (): PlanAnswer =>
      degrees === null || !rig.ok
        ? { reason: words.noNumber }
        : answerFor(rig.value, { measure, degrees, units: today.units, bezel: change }),
    [rig, measure, degrees, today.units, change],
  );
  return (
    <AnswerLayout
      {...props}
      answer={answer}
      fields={
        <>
          {chooser}
          <WantedField of={angle} {...words.sit.angle} />
          {isOverSeams(measure) && today.entry.screens === 'triple' && bezel.field}
        </>
      }
    />
  );
}

interface Asked {
  readonly measure: WantedMeasure;
  readonly degrees: number;
  readonly units: Units;
  /** What the planned bezels change of today's rig. */
  readonly bezel: RigChange;
}

/** What one screen's picture is, no bezel changes. */
const isOverSeams = (measure: WantedMeasure): boolean => measure === 'sideAngle' || measure === 'total';

const answerFor = (rig: Rig, asked: Asked): PlanAnswer => {
  const { measure, degrees, units, bezel } = asked;
  const placing = whereToSit(rig, { measure, angle: toRadians(degrees) });
  if (!placing.ok) return { reason: reasonFor(rig, placing, asked) };
  const { eyeDistanceMm } = placing.value.rig;
  const distance = lengthText(eyeDistanceMm, units);
  return {
    number: distance,
    sentence: words.sit.answer[measure](degreesAsTyped(degrees)),
    conditions: conditionsOf(rig, placing, measure),
    use: {
      change: {
        ...sitAt(eyeDistanceMm, units),
        ...(isOverSeams(measure) && rig.sides !== null && bezel),
        // The wanted angle takes the place of the stand's.
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

/** What the answer takes for granted. */
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

/** Rounded to the side on which it can be had; a hair off is not. */
const tenths = (angle: Radians): number => Number((toDegrees(angle) * 10).toFixed(6));

const reasonFor = (
  rig: Rig,
  { reason, reach }: Extract<Placing, { ok: false }>,
  { measure, degrees, units }: Asked,
): string => {
  const { sit } = words;
  if (reason === 'needs-three-screens') return sit.needsThree;
  const wanted = degreesAsTyped(degrees);
  const fixed = measure === 'total' ? fixedText(rig) : null;
  const angle = toRadians(degrees);
  if (reach && angle > reach.max.angle) {
    const max = degreesText(Math.floor(tenths(reach.max.angle)) / 10);
    const distance = lengthText(reach.max.eyeDistanceMm, units);
    return fixed === null ? sit.max(wanted, max, distance) : sit.maxFixed(wanted, fixed, { max, distance });
  }
  if (reach && angle < reach.min.angle) {
    const min = degreesText(Math.ceil(tenths(reach.min.angle)) / 10);
    const distance = lengthText(reach.min.eyeDistanceMm, units);
    return fixed === null ? sit.min(wanted, min, distance) : sit.minFixed(wanted, fixed, { min, distance });
  }
  return exactWords.impossible[reason];
};
