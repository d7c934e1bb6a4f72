import { words } from '#messages/app';
import { language } from '#messages/language';
import { useId, type ReactNode, type Ref } from 'react';
import { RigFields } from '../features/inputs/rig-fields';
import { FindMonitor } from '../features/monitor-search/find-monitor';
import { SavedPanelPlace, SavedRigs, SaveRig } from '../features/saved-rigs/saved-place';
import { setUnits, useStore } from '../state/store';
import type { FieldCheck } from '../text/remarks';
import { Disclosure } from '../ui/disclosure';
import { LazyPart, lazyPart } from '../ui/loading/lazy-part';
import { ViewSwitch } from '../ui/navigation/view-switch';
import '../ui/styles/card.css';
import './input-card.css';

interface InputCardProps {
  /** Errors of 1:1 at the fields, in both methods; undefined until 1:1 has loaded. */
  readonly check: FieldCheck | undefined;
  readonly formRef: Ref<HTMLFormElement>;
  readonly titleRef: Ref<HTMLHeadingElement>;
  /** Drawing of the rig. */
  readonly drawing: ReactNode;
  /** Checkbox to remember the rig on this device; undefined until loaded. */
  readonly remember: ReactNode;
}

const unitsOptions = (['cm', 'in'] as const).map((value) => ({ value, text: language.units[value] }));

/** The fields of 1:1, in one script with the drawing. */
const MoreFields = lazyPart(() => import('../features/inputs/more-fields'), 'MoreFields');

export function InputCard({ check, formRef, titleRef, drawing, remember }: InputCardProps) {
  const titleId = useId();
  const formId = useId();
  const units = useStore((state) => state.units);

  return (
    <section className="card input-card" aria-labelledby={titleId}>
      <div className="input-head">
        <h3 id={titleId} ref={titleRef} tabIndex={-1}>
          {words.input.title}
        </h3>
        {/* Display unit of lengths: changes no rig, and is not stored. */}
        <ViewSwitch
          label={words.input.units}
          name="units"
          form={formId}
          options={unitsOptions}
          value={units}
          onChange={setUnits}
        />
      </div>
      <SavedRigs />
      <form id={formId} ref={formRef} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <RigFields check={check}>
          <div className="input-ways">
            <FindMonitor />
            <SaveRig />
          </div>
          {remember}
          <SavedPanelPlace />
          <Disclosure className="more" summary={words.input.more}>
            {/* Loads at any distance from the viewport: the next tab stop is inside. */}
            <LazyPart part={MoreFields} isWanted>
              <MoreFields />
            </LazyPart>
          </Disclosure>
        </RigFields>
      </form>
      {drawing}
    </section>
  );
}
