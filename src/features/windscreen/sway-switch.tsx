import { words } from '#messages/windscreen';
import { useId } from 'react';
import { sway } from '../../domain/geometry/sway';
import type { Units } from '../../domain/geometry/units';
import { shortLengthText } from '../../text/lengths';
import '../../ui/fields/choice-fields.css';
import './sway-switch.css';

/** Reason why sway is unavailable; null if it is available. */
export type StandsStill = 'reduced-motion' | 'still-drawing' | null;

interface SwaySwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly units: Units;
  readonly standsStill: StandsStill;
}

/** Switch for the sway of the head, with an explanation. */
export function SwaySwitch({ isOn, onChange, units, standsStill }: SwaySwitchProps) {
  const id = useId();
  return (
    <div className="windscreen-sway">
      <label className="windscreen-sway-switch">
        <input
          className="checkbox"
          type="checkbox"
          role="switch"
          aria-describedby={id}
          checked={isOn && standsStill === null}
          disabled={standsStill !== null}
          onChange={({ target }) => onChange(target.checked)}
        />
        {words.sway}
      </label>
      <p className="windscreen-sway-about text-note" id={id}>
        {standsStill === null
          ? words.swayShows(shortLengthText(sway.asideMm, units))
          : words.swayStands[standsStill]}
      </p>
    </div>
  );
}
