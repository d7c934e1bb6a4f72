import { words } from '#messages/exact';
import { memo, useCallback } from 'react';
import { toDegrees } from '../../domain/geometry/units';
import { degreesText } from '../../text/angles';
import type { MeasuredField } from '../../domain/rig/fields';
import { readShape } from '../../domain/rig/read-shape';
import type { LiveAnswer } from '../../state/answers';
import { useRead } from '../../ui/live';
import { NumberField } from '../../ui/fields/number-field';
import { TextField } from '../../ui/fields/text-field';
import { useMeasuredField } from './field-props';
import { ShapeFields } from './shape-fields';
import { TapeHelper } from './tape-helper';
import { MeasureWithCard } from './measure-with-card';
import { remark } from '../../text/remarks';
import { useWorkspace } from '../../calculator/workspace';
import './more-fields.css';

const remarkOf = (id: MeasuredField) => ({ methodHint: (answer: LiveAnswer) => remark(id, answer) });

const eyeRemark = remarkOf('eyeOffset');

/** What a careful owner can add for the exact method. Each field may stay empty. */
export const MoreFields = memo(function MoreFields() {
  const { answers } = useWorkspace();
  const isTriple = useRead(answers, ({ entry }) => entry.screens === 'triple');
  return (
    <div className="more-fields">
      <MeasureWithCard />
      <ShapeFields />
      <NumberField
        {...useMeasuredField('eyeOffset', eyeRemark)}
        {...words.input.eyeOffset}
        step={1}
        allowsNegative
      />
      {isTriple && <SideFields />}
    </div>
  );
});

const idealDegrees = ({ exact }: LiveAnswer): number | null =>
  exact?.idealSideAngle.ok === true ? toDegrees(exact.idealSideAngle.value) : null;

// What an empty field stands for, and so where its first step begins.
const idealStep = {
  ...remarkOf('sideAngle'),
  whenEmpty: (answer: LiveAnswer) => Math.round(idealDegrees(answer) ?? 0),
};
const twoBezels = { ...remarkOf('gap'), whenEmpty: ({ setup }: LiveAnswer) => 2 * setup.bezelThickness };
const centreSize = { ...remarkOf('sideSize'), whenEmpty: ({ setup }: LiveAnswer) => setup.screenSize };

const idealHelp = (answer: LiveAnswer): string => {
  const ideal = idealDegrees(answer);
  const { help, helpWithoutIdeal } = words.input.sideAngle;
  return ideal === null ? helpWithoutIdeal : help(degreesText(ideal));
};

const readSideRatio = ({ entry: { sideRatio } }: LiveAnswer) => ({
  text: sideRatio,
  hint: sideRatio.trim() === '' || readShape(sideRatio) ? null : words.input.resolution.unreadable,
});

/** What only three screens have. */
function SideFields() {
  const { store, answers } = useWorkspace();
  const setSideRatio = useCallback((sideRatio: string) => store.change({ sideRatio }), [store]);
  const { label, question, explanation } = words.input.sideAngle;
  return (
    <>
      <NumberField
        {...useMeasuredField('sideAngle', idealStep)}
        label={label}
        help={useRead(answers, idealHelp)}
        question={question}
        explanation={explanation}
        step={1}
      />
      <TapeHelper />
      <NumberField {...useMeasuredField('gap', twoBezels)} {...words.input.gap} step={1} />
      <NumberField {...useMeasuredField('sideSize', centreSize)} {...words.input.sideSize} step={1} />
      <TextField
        {...words.input.sideRatio}
        name="sideRatio"
        source={answers}
        read={readSideRatio}
        onChange={setSideRatio}
      />
    </>
  );
}
