import { words } from '#messages/exact';
import { memo } from 'react';
import { toDegrees } from '../../core/units';
import { degreesText } from '../../format/angles';
import type { LiveAnswer } from '../../store/answers';
import { useRead } from '../../ui/live';
import { NumberField } from '../../ui/number-field';
import { useMeasuredField } from './field-props';
import { useWorkspace } from './workspace';

/** What a careful owner can add for the exact method. Each field may stay empty. */
export const MoreFields = memo(function MoreFields() {
  const { answers } = useWorkspace();
  const isTriple = useRead(answers, ({ entry }) => entry.screens === 'triple');
  return (
    <div className="more-fields">
      <NumberField {...useMeasuredField('eyeOffset')} {...words.input.eyeOffset} step={1} allowsNegative />
      {isTriple && <SideFields />}
    </div>
  );
});

const idealDegrees = ({ exact }: LiveAnswer): number | null =>
  exact?.idealSideAngle.ok === true ? toDegrees(exact.idealSideAngle.value) : null;

// What an empty field stands for, and so where its first step begins.
const idealStep = { whenEmpty: (answer: LiveAnswer) => Math.round(idealDegrees(answer) ?? 0) };
const twoBezels = { whenEmpty: ({ setup }: LiveAnswer) => 2 * setup.bezelThickness };
const centreSize = { whenEmpty: ({ setup }: LiveAnswer) => setup.screenSize };

const idealHelp = (answer: LiveAnswer): string => {
  const ideal = idealDegrees(answer);
  const { help, helpWithoutIdeal } = words.input.sideAngle;
  return ideal === null ? helpWithoutIdeal : help(degreesText(ideal));
};

/** What only three screens have. */
function SideFields() {
  const { answers } = useWorkspace();
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
      <NumberField {...useMeasuredField('gap', twoBezels)} {...words.input.gap} step={1} />
      <NumberField {...useMeasuredField('sideSize', centreSize)} {...words.input.sideSize} step={1} />
    </>
  );
}
