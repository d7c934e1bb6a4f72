import { words } from '#messages/fidelity';
import { useId } from 'react';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { degreesText } from '../../text/angles';
import { compareSetting, useComparedSetting, widest, type SettingId } from '../../state/compared-setting';
import { settingOptions, type SettingOption } from './settings';
import '../../ui/fields/long-options.css';
import './setting-chooser.css';

interface SettingChooserProps {
  readonly seen: ViewedRig;
  readonly value: SettingId;
}

export function SettingChooser({ seen, value }: SettingChooserProps) {
  return (
    <>
      <SettingSelect seen={seen} value={value} />
      {value === 'wide' && <WideSlider />}
    </>
  );
}

function SettingSelect({ seen, value }: SettingChooserProps) {
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
        onChange={({ target }) => compareSetting({ id: target.value as SettingId })}
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

function Options({ of: options }: { readonly of: readonly SettingOption[] }) {
  // Hidden rather than removed: browsers keep a removed option selected. Browsers that cannot hide options show them
  // disabled.
  return options.map(({ id, text, isOffered }) => (
    <option key={id} value={id} hidden={!isOffered} disabled={!isOffered}>
      {text}
    </option>
  ));
}

function WideSlider() {
  const id = useId();
  const degrees = useComparedSetting(({ wideDegrees }) => wideDegrees);
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
        onChange={({ target }) => compareSetting({ wideDegrees: target.valueAsNumber })}
      />
    </div>
  );
}
