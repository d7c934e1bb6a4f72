import { words } from '#messages/app';
import { language } from '#messages/language';
import { memo, useId, useMemo, useState, type ReactNode, type Ref } from 'react';
import { screenCounts, screenRatios, type MeasuredField } from '../domain/rig/fields';
import type { LiveAnswer } from '../state/answers';
import { CheckboxField, SegmentedField, SelectField } from '../ui/fields/choice-fields';
import { useRead } from '../ui/live';
import { NumberField } from '../ui/fields/number-field';
import { Segments } from '../ui/fields/segments';
import { useMeasuredField } from '../features/inputs/field-props';
import { FindMonitor } from '../features/monitor-search/find-monitor';
import { useWorkspace } from './workspace';
import '../ui/styles/card.css';
import './input-card.css';

/** What the chosen method has to say about a field. */
export type MethodHint = (id: MeasuredField, answer: LiveAnswer) => string | null;

interface InputCardProps {
  readonly methodHint: MethodHint;
  readonly formRef: Ref<HTMLFormElement>;
  readonly titleRef: Ref<HTMLHeadingElement>;
  /** What only the exact method asks for. */
  readonly moreFields: ReactNode;
  /** The rig as it is entered, drawn. */
  readonly drawing: ReactNode;
}

const ratioOptions = screenRatios.map((ratio) => ({ value: ratio, text: ratio }));

const screensOptions = screenCounts.map((value) => ({ value, text: words.input.screens.options[value] }));

/** No key renders it: each field follows the rig by itself. */
export const InputCard = memo(function InputCard({
  methodHint,
  formRef,
  titleRef,
  moreFields,
  drawing,
}: InputCardProps) {
  const { store, answers } = useWorkspace();
  const titleId = useId();
  const screenRatio = useRead(answers, ({ entry }) => entry.screenRatio);
  const screens = useRead(answers, ({ entry }) => entry.screens);
  const curvedScreen = useRead(answers, ({ entry }) => entry.curvedScreen);
  // Closed, it holds nothing: what nobody sees need not follow.
  const [moreIsOpen, setMoreIsOpen] = useState(false);

  return (
    <section className="card input-card" aria-labelledby={titleId}>
      <div className="input-head">
        <h3 className="card-title" id={titleId} ref={titleRef} tabIndex={-1}>
          {words.input.title}
        </h3>
        <FindMonitor />
        <UnitsSwitch />
      </div>
      <form ref={formRef} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <SelectField
          {...words.input.screenRatio}
          name="screenRatio"
          options={ratioOptions}
          value={screenRatio as (typeof screenRatios)[number]}
          // Whoever chooses a shape by its label says that the pixels chosen before no longer hold.
          onChange={(ratio) => store.change({ screenRatio: ratio, resolution: '' })}
        />
        <SpecifiedField id="screenSize" step={1} methodHint={methodHint} />
        <SpecifiedField id="distance" step={1} methodHint={methodHint} />
        <SegmentedField
          {...words.input.screens}
          name="screens"
          options={screensOptions}
          value={screens}
          onChange={(value) => store.change({ screens: value })}
        />
        <CheckboxField
          {...words.input.curvedScreen}
          name="curvedScreen"
          checked={curvedScreen}
          onChange={(checked) => store.change({ curvedScreen: checked })}
        />
        {curvedScreen && <SpecifiedField id="radiusCurve" step={100} methodHint={methodHint} />}
        {screens === 'triple' && <SpecifiedField id="bezelThickness" step={1} methodHint={methodHint} />}
        <details className="more" onToggle={({ currentTarget }) => setMoreIsOpen(currentTarget.open)}>
          <summary>{words.input.more}</summary>
          {moreIsOpen && moreFields}
        </details>
      </form>
      {drawing}
    </section>
  );
});

const unitsOptions = (['cm', 'in'] as const).map((value) => ({ value, text: language.units[value] }));

/** What lengths are shown in. It changes no rig, and nothing of it is kept. */
function UnitsSwitch() {
  const { store, answers } = useWorkspace();
  const units = useRead(answers, (answer) => answer.units);
  return (
    <Segments label={words.input.units} options={unitsOptions} value={units} onChange={store.setUnits} />
  );
}

interface SpecifiedFieldProps {
  readonly id: 'screenSize' | 'distance' | 'radiusCurve' | 'bezelThickness';
  readonly step: number;
  readonly methodHint: MethodHint;
}

function SpecifiedField({ id, step, methodHint }: SpecifiedFieldProps) {
  const hint = useMemo(() => (answer: LiveAnswer) => methodHint(id, answer), [id, methodHint]);
  return <NumberField {...useMeasuredField(id, { methodHint: hint })} {...words.input[id]} step={step} />;
}
