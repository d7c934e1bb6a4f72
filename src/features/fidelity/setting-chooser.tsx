import { memo, useDeferredValue, useId, useMemo } from 'react';
import type { SeenRig } from '../../core/see-rig';
import { settingOptions, widest, type SettingId, type SettingOption } from './settings';

interface SettingChooserProps {
  readonly seen: SeenRig;
  readonly value: SettingId;
  readonly onChange: (id: SettingId) => void;
}

export function SettingChooser({ seen, value, onChange }: SettingChooserProps) {
  const id = useId();
  // About a hundred options that nobody looks at while typing: they follow when there is time.
  const settled = useDeferredValue(seen);
  const options = useMemo(() => settingOptions(settled), [settled]);
  return (
    <div className="fidelity-field">
      <label htmlFor={id}>Set to</label>
      <select
        id={id}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value as SettingId)}
      >
        <Options of={options.plain} />
        <optgroup label="The number to type">
          <Options of={options.games} />
        </optgroup>
        <optgroup label="Out of the box">
          <Options of={options.defaults} />
        </optgroup>
      </select>
    </div>
  );
}

const Options = memo(function Options({ of }: { readonly of: readonly SettingOption[] }) {
  // Hidden, not left out: a browser keeps hold of an option that is taken away. Where options cannot be hidden, they are grey.
  return of.map(({ id, text, isOffered }) => (
    <option key={id} value={id} hidden={!isOffered} disabled={!isOffered}>
      {text}
    </option>
  ));
});

interface WideSliderProps {
  readonly degrees: number;
  readonly onChange: (degrees: number) => void;
}

export function WideSlider({ degrees, onChange }: WideSliderProps) {
  const id = useId();
  return (
    <div className="fidelity-field">
      <label htmlFor={id}>
        Horizontal field of view <strong className="fidelity-degrees">{degrees}°</strong>
      </label>
      <input
        id={id}
        type="range"
        autoComplete="off"
        min={widest.min}
        max={widest.max}
        step={1}
        value={degrees}
        aria-valuetext={`${degrees}°`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
