import { words } from '#messages/fidelity';
import { useId } from 'react';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { degreesText } from '../../text/angles';
import { settingOptions, widest, type SettingId, type SettingOption } from './settings';
import '../../ui/fields/long-options.css';
import './setting-chooser.css';

interface SettingChooserProps {
  readonly seen: ViewedRig;
  readonly value: SettingId;
  readonly onChange: (id: SettingId) => void;
}

export function SettingChooser({ seen, value, onChange }: SettingChooserProps) {
  const id = useId();
  const options = settingOptions(seen);
  return (
    <div className="fidelity-field">
      <label htmlFor={id}>{words.plot.setTo}</label>
      <select
        id={id}
        className="long-options"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value as SettingId)}
      >
        <Options of={options.plain} />
        <optgroup label={words.plot.numbersToType}>
          <Options of={options.games} />
        </optgroup>
        <optgroup label={words.plot.outOfTheBox}>
          <Options of={options.defaults} />
        </optgroup>
      </select>
    </div>
  );
}

function Options({ of }: { readonly of: readonly SettingOption[] }) {
  // Hidden, not left out: a browser keeps hold of an option that is taken away. Where options cannot be hidden, they are grey.
  return of.map(({ id, text, isOffered }) => (
    <option key={id} value={id} hidden={!isOffered} disabled={!isOffered}>
      {text}
    </option>
  ));
}

interface WideSliderProps {
  readonly degrees: number;
  readonly onChange: (degrees: number) => void;
}

export function WideSlider({ degrees, onChange }: WideSliderProps) {
  const id = useId();
  const text = degreesText(degrees, 0);
  return (
    <div className="fidelity-field">
      <label htmlFor={id}>
        {words.plot.horizontalField} <strong className="fidelity-degrees">{text}</strong>
      </label>
      <input
        id={id}
        type="range"
        autoComplete="off"
        min={widest.min}
        max={widest.max}
        step={1}
        value={degrees}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
