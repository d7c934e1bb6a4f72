import { words } from '#messages/app';
import type { ReactNode } from 'react';
import { screenCounts, screenRatios, type MeasuredField } from '../../domain/rig/fields';
import { activeEntry, changeRig, useStore } from '../../state/store';
import type { FieldCheck } from '../../text/remarks';
import { CheckboxField, SegmentedField, SelectField } from '../../ui/fields/choice-fields';
import { useDistanceTip, useSizeTip } from './field-tips';
import { MeasuredInput } from './measured-input';
import './rig-fields.css';

interface RigFieldsProps {
  /** Errors of 1:1 at the fields; undefined until 1:1 has loaded. */
  readonly check: FieldCheck | undefined;
  /** Below the fields, in the same grid. */
  readonly children?: ReactNode;
}

const ratioOptions = screenRatios.map((ratio) => ({ value: ratio, text: ratio }));

const screensOptions = screenCounts.map((value) => ({ value, text: words.input.screens.options[value] }));

/** Fields of both methods. */
export function RigFields({ check, children }: RigFieldsProps) {
  const screenRatio = useStore((state) => activeEntry(state).screenRatio);
  const screens = useStore((state) => activeEntry(state).screens);
  const curvedScreen = useStore((state) => activeEntry(state).curvedScreen);
  const measured = (id: MeasuredField & keyof typeof words.input, step: number, aside?: ReactNode) => (
    <MeasuredInput id={id} {...words.input[id]} step={step} aside={aside} {...check} />
  );
  const sizeTip = useSizeTip();
  const distanceTip = useDistanceTip();

  return (
    <div className="rig-fields">
      {measured('screenSize', 1, sizeTip.aside)}
      {sizeTip.content}
      {measured('distance', 1, distanceTip.aside)}
      {distanceTip.content}
      <SelectField
        {...words.input.screenRatio}
        name="screenRatio"
        options={ratioOptions}
        value={screenRatio as (typeof screenRatios)[number]}
        onChange={(ratio) => changeRig({ screenRatio: ratio })}
      />
      <SegmentedField
        {...words.input.screens}
        name="screens"
        options={screensOptions}
        value={screens}
        onChange={(value) => changeRig({ screens: value })}
      />
      <CheckboxField
        {...words.input.curvedScreen}
        name="curvedScreen"
        checked={curvedScreen}
        onChange={(checked) => changeRig({ curvedScreen: checked })}
      />
      {curvedScreen && measured('radiusCurve', 100)}
      {screens === 'triple' && measured('bezelThickness', 1)}
      {children}
    </div>
  );
}
