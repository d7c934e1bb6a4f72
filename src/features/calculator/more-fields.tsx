import { memo, useMemo } from 'react';
import { parseDecimal } from '../../core/parse-decimal';
import { seeRig } from '../../core/see-rig';
import type { Setup } from '../../core/setup';
import { toDegrees } from '../../core/units';
import { NumberField } from '../../ui/number-field';
import { parseRefinements, type RefinementEntry } from './refinement-entry';
import { centimetres, degrees, inches, millimetres } from './units';

interface MoreFieldsProps {
  readonly setup: Setup;
  readonly entry: RefinementEntry;
  readonly onChange: (change: Partial<RefinementEntry>) => void;
}

type TextField = 'sideAngle' | 'gap' | 'sideSize' | 'eyeOffset';

type Changes = Readonly<Record<TextField, (text: string) => void>>;

const changesOf = (onChange: MoreFieldsProps['onChange']): Changes => ({
  sideAngle: (sideAngle) => onChange({ sideAngle }),
  gap: (gap) => onChange({ gap }),
  sideSize: (sideSize) => onChange({ sideSize }),
  eyeOffset: (eyeOffset) => onChange({ eyeOffset }),
});

/** What every field here has in common. An empty one steps on from what the method would take. */
const fieldOf = (name: TextField, entry: RefinementEntry, change: Changes, whenEmpty: number) => ({
  name,
  text: entry[name],
  value: parseDecimal(entry[name]) ?? whenEmpty,
  hint:
    entry[name].trim() !== '' && parseDecimal(entry[name]) === null
      ? 'Not a number, so it is left out.'
      : null,
  onChange: change[name],
});

/** What a careful owner can add for the exact method. Each field may stay empty. */
export const MoreFields = memo(function MoreFields({ setup, entry, onChange }: MoreFieldsProps) {
  const change = useMemo(() => changesOf(onChange), [onChange]);
  return (
    <div className="more-fields">
      <NumberField
        {...fieldOf('eyeOffset', entry, change, 0)}
        label="Eye height"
        help="Above the middle; below with a minus"
        question="Why does my eye height matter?"
        explanation="The field of view stays the same, but the horizon belongs at the height of your eyes. Some games let you shift or pitch the view for it."
        unit={centimetres}
        step={1}
        allowsNegative
      />
      {setup.screens === 'triple' && <SideFields setup={setup} entry={entry} change={change} />}
    </div>
  );
});

interface SideFieldsProps extends Omit<MoreFieldsProps, 'onChange'> {
  readonly change: Changes;
}

/** What only three screens have. */
function SideFields({ setup, entry, change }: SideFieldsProps) {
  const ideal = seeRig(setup, { ...parseRefinements(entry, setup), sideAngleDegrees: null });
  const idealAngle = ideal.ok && ideal.value.view.triple ? toDegrees(ideal.value.view.triple.sideAngle) : 0;
  const field = (name: TextField, whenEmpty: number) => fieldOf(name, entry, change, whenEmpty);
  return (
    <>
      <NumberField
        {...field('sideAngle', Math.round(idealAngle))}
        label="Side angle"
        help={ideal.ok ? `Empty for the ideal ${idealAngle.toFixed(1)}°` : 'Empty for the ideal one'}
        question="Which angle do I enter?"
        explanation="How far each outer monitor is turned from the plane of the middle one, if your stand fixes it. Left empty, the angle at which each faces you is worked out."
        unit={degrees}
        step={1}
      />
      <NumberField
        {...field('gap', 2 * setup.bezelThickness)}
        label="Gap between pictures"
        help="Empty for two bezels"
        question="When is the gap not two bezels?"
        explanation="Where frames overlap or stand apart. Measure from the last lit pixel of one picture to the first of the next."
        unit={millimetres}
        step={1}
      />
      <NumberField
        {...field('sideSize', setup.screenSize)}
        label="Size of the outer monitors"
        help="Empty for the same as the centre"
        question="What if mine are of another size?"
        explanation="Enter the diagonal of one outer monitor. Its shape and curve are taken to be those of the middle one."
        unit={inches}
        step={1}
      />
    </>
  );
}
