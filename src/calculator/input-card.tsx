import { words } from '#messages/app';
import { language } from '#messages/language';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { screenCounts, screenRatios } from '../domain/rig/fields';
import { MeasuredInput } from '../features/inputs/measured-input';
import { FindMonitor } from '../features/monitor-search/find-monitor';
import { activeEntry, changeRig, setUnits, useStore } from '../state/store';
import type { FieldCheck } from '../text/remarks';
import { CheckboxField, SegmentedField, SelectField } from '../ui/fields/choice-fields';
import { Segments } from '../ui/fields/segments';
import { LatePart } from '../ui/loading/late-part';
import { anywherePx } from '../ui/loading/use-lazy-part';
import '../ui/styles/card.css';
import './input-card.css';

interface InputCardProps {
  /** What the chosen method makes of a field, once it has arrived. */
  readonly check: FieldCheck | undefined;
  readonly formRef: Ref<HTMLFormElement>;
  readonly titleRef: Ref<HTMLHeadingElement>;
  /** The rig as it is entered, drawn. */
  readonly drawing: ReactNode;
  /** Whether this device keeps it, once that has arrived. */
  readonly remember: ReactNode;
}

const ratioOptions = screenRatios.map((ratio) => ({ value: ratio, text: ratio }));

const screensOptions = screenCounts.map((value) => ({ value, text: words.input.screens.options[value] }));

const unitsOptions = (['cm', 'in'] as const).map((value) => ({ value, text: language.units[value] }));

export function InputCard({ check, formRef, titleRef, drawing, remember }: InputCardProps) {
  const titleId = useId();
  const units = useStore((state) => state.units);
  const screenRatio = useStore((state) => activeEntry(state).screenRatio);
  const screens = useStore((state) => activeEntry(state).screens);
  const curvedScreen = useStore((state) => activeEntry(state).curvedScreen);
  // Closed, it holds nothing: what nobody sees need not follow.
  const [moreIsOpen, setMoreIsOpen] = useState(false);
  const measured = (id: 'screenSize' | 'distance' | 'radiusCurve' | 'bezelThickness', step: number) => (
    <MeasuredInput id={id} {...words.input[id]} step={step} {...check} />
  );

  return (
    <section className="card input-card" aria-labelledby={titleId}>
      <div className="input-head">
        <h3 className="card-title" id={titleId} ref={titleRef} tabIndex={-1}>
          {words.input.title}
        </h3>
        <FindMonitor />
        {/* What lengths are shown in. It changes no rig, and nothing of it is stored. */}
        <Segments label={words.input.units} options={unitsOptions} value={units} onChange={setUnits} />
      </div>
      <form ref={formRef} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <div className="input-fields">
          <SelectField
            {...words.input.screenRatio}
            name="screenRatio"
            options={ratioOptions}
            value={screenRatio as (typeof screenRatios)[number]}
            // Whoever chooses a shape by its label says that the pixels chosen before no longer hold.
            onChange={(ratio) => changeRig({ screenRatio: ratio, resolution: '' })}
          />
          {measured('screenSize', 1)}
          {measured('distance', 1)}
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
          {/* Open, it stands in place of the fields above: the drawing stays where it is. */}
          <details
            className="more"
            onToggle={({ currentTarget }) => {
              setMoreIsOpen(currentTarget.open);
              // What stood above it has gone, or has come back.
              currentTarget.scrollIntoView({ block: 'nearest' });
            }}
          >
            <summary>{moreIsOpen ? words.input.fewer : words.input.more}</summary>
            {moreIsOpen && <LateMoreFields />}
          </details>
          <div className="remember-place">{remember}</div>
        </div>
      </form>
      {drawing}
    </section>
  );
}

const loadMoreFields = () => import('../features/inputs/more-fields');

/** What only the exact method asks for: it comes with the drawing, or when it is opened. */
const LateMoreFields = () => (
  // Who has opened it may not have it in sight: the next stop of the Tab key is in there.
  <LatePart load={loadMoreFields} aheadPx={anywherePx} whenFailed={words.late.failed.tab}>
    {({ MoreFields }) => <MoreFields />}
  </LatePart>
);
