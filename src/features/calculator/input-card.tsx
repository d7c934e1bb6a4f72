import { useMemo, useState, type ReactNode, type Ref } from 'react';
import { screenRatios, type Setup } from '../../core/setup';
import { CheckboxField, SegmentedField, SelectField } from '../../ui/choice-fields';
import { NumberField } from '../../ui/number-field';
import { hintFor, type FieldHints, type NumericField, type SetupEntry } from './setup-entry';
import { centimetres, inches, millimetres } from './units';

interface InputCardProps {
  readonly entry: SetupEntry;
  readonly setup: Setup;
  /** What the chosen method has to say about a field. */
  readonly hints: FieldHints;
  readonly onChange: (change: Partial<SetupEntry>) => void;
  readonly formRef: Ref<HTMLFormElement>;
  /** What only the exact method asks for. */
  readonly moreFields: ReactNode;
}

const ratioOptions = screenRatios.map((ratio) => ({ value: ratio, text: ratio }));

const screensOptions = [
  { value: 'single', text: 'Single' },
  { value: 'triple', text: 'Triple' },
] as const;

type Changes = { readonly [Field in keyof SetupEntry]: (value: SetupEntry[Field]) => void };

const changesOf = (onChange: InputCardProps['onChange']): Changes => ({
  screenRatio: (screenRatio) => onChange({ screenRatio }),
  screenSize: (screenSize) => onChange({ screenSize }),
  distance: (distance) => onChange({ distance }),
  screens: (screens) => onChange({ screens }),
  curvedScreen: (curvedScreen) => onChange({ curvedScreen }),
  radiusCurve: (radiusCurve) => onChange({ radiusCurve }),
  bezelThickness: (bezelThickness) => onChange({ bezelThickness }),
});

export function InputCard({ entry, setup, hints, onChange, formRef, moreFields }: InputCardProps) {
  // The same functions on every keystroke: a field whose value stands still is not rendered anew.
  const change = useMemo(() => changesOf(onChange), [onChange]);

  // Closed, it holds nothing: what nobody sees is not rendered on each keystroke.
  const [moreIsOpen, setMoreIsOpen] = useState(false);

  const numeric = (field: NumericField) => ({
    name: field,
    text: entry[field],
    value: setup[field],
    hint: [hintFor(field, entry[field]), hints[field]].filter(Boolean).join(' ') || null,
    onChange: change[field],
  });

  return (
    <section className="card input-card" aria-labelledby="input-title">
      <h3 className="card-title" id="input-title" tabIndex={-1}>
        Input
      </h3>
      <form ref={formRef} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <SelectField
          name="screenRatio"
          label="Screen ratio"
          help="Width to height of one screen"
          question="Which ratio do I have?"
          explanation="1920 × 1080, 2560 × 1440 and 3840 × 2160 are 16:9. 5120 × 1440 is 32:9. 3440 × 1440 is sold as 21:9; with 1:1 you can pick the pixels for its true shape."
          options={ratioOptions}
          value={entry.screenRatio}
          onChange={change.screenRatio}
        />
        <NumberField
          {...numeric('screenSize')}
          label="Screen size"
          help="Diagonal of one screen"
          question="How do I measure the diagonal?"
          explanation="From one lit corner to the opposite one, without the frame. On a curved screen measure along the glass."
          unit={inches}
          step={1}
        />
        <NumberField
          {...numeric('distance')}
          label="Distance to screen"
          help="Eyes to the middle of the glass"
          question="How do I measure the distance?"
          explanation="Sit as you drive. Measure straight ahead from your eyes to the middle of the glass, not to the stand."
          unit={centimetres}
          step={1}
        />
        <SegmentedField
          name="screens"
          label="Screens"
          help="One, or three side by side"
          question="Does the number of monitors matter?"
          explanation="Classic gives the values of one screen for both. 1:1 works out the side angle and what each game wants for three."
          options={screensOptions}
          value={entry.screens}
          onChange={change.screens}
        />
        <CheckboxField
          name="curvedScreen"
          label="Curved screens"
          help="Tick it if the glass is bent"
          question="Does a curve change the result?"
          explanation="Classic treats every screen as flat. 1:1 takes the curve into account."
          checked={entry.curvedScreen}
          onChange={change.curvedScreen}
        />
        {entry.curvedScreen && (
          <NumberField
            {...numeric('radiusCurve')}
            label="Radius of curve"
            help="1000R means 1000 mm"
            question="Where do I find the radius?"
            explanation="In the monitor’s data sheet, written like 1000R or 1800R. Only 1:1 uses it."
            unit={millimetres}
            step={100}
          />
        )}
        {entry.screens === 'triple' && (
          <NumberField
            {...numeric('bezelThickness')}
            label="Bezel Thickness for Triple Screen"
            help="One edge of one frame"
            question="How do I measure the bezel?"
            explanation="From the last lit pixel to the outer edge of the frame, at one side of one monitor. Only 1:1 uses it."
            unit={millimetres}
            step={1}
          />
        )}
        <details className="more" onToggle={({ currentTarget }) => setMoreIsOpen(currentTarget.open)}>
          <summary>More for 1:1</summary>
          {moreIsOpen && moreFields}
        </details>
      </form>
    </section>
  );
}
