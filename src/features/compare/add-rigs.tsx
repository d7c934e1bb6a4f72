import { words } from '#messages/compare';
import { language } from '#messages/language';
import { useId, useState } from 'react';
import { mmPer, type Units } from '../../domain/geometry/units';
import { Button } from '../../ui/button';
import { shortLengthText } from '../../text/lengths';
import { exactNumberText } from '../../text/numbers';
import { entryOf } from '../../domain/monitors/fill-entry';
import { nameOf } from '../../domain/monitors/types';
import type { RigChange, RigEntry } from '../../domain/rig/entry';
import { setupOf } from '../../domain/rig/setup';
import { distanceStep, inSize, movedBy, otherCount, otherCurve, usualSizes } from './changed-copies';
import { MonitorButton, type MonitorDialog } from './monitor-button';
import '../../ui/styles/disabled-button.css';
import './add-rigs.css';

interface AddRigsProps {
  readonly entry: RigEntry;
  readonly units: Units;
  readonly onAdd: (change: RigChange, name?: string) => void;
  readonly monitorDialog: MonitorDialog;
}

const { add } = words;

/** Ways to add a rig beside the active one: each a copy of it with one change. */
export function AddRigs({ entry, units, onAdd, monitorDialog }: AddRigsProps) {
  const labelId = useId();
  const [size, setSize] = useState<string>('32');
  const step = shortLengthText(distanceStep[units] * mmPer[units], units);
  const button = (text: string, change: RigChange | null) => (
    <Button aria-disabled={change === null} onClick={() => change && onAdd(change)}>
      {text}
    </Button>
  );
  const curve = otherCurve(entry);
  const sizeText = language.withUnit(size, 'in');
  return (
    <div className="compare-adding" role="group" aria-labelledby={labelId}>
      <p className="compare-adding-label" id={labelId}>
        {add.label}
      </p>
      <div className="compare-ways">
        <p>{add.groups.seat}</p>
        {button(add.same, {})}
        {button(add.nearer(step), movedBy(-1, entry, units))}
        {button(add.farther(step), movedBy(1, entry, units))}
      </div>
      <div className="compare-ways">
        <p>{add.groups.screens}</p>
        {button(entry.screens === 'triple' ? add.single : add.triple, otherCount(entry))}
        {button(
          entry.curvedScreen
            ? add.flat
            : add.curved(exactNumberText(setupOf({ ...entry, ...curve }).radiusCurve)),
          curve,
        )}
      </div>
      <div className="compare-ways">
        <p>{add.groups.monitor}</p>
        <span className="compare-size">
          <select
            aria-label={add.size}
            autoComplete="off"
            value={size}
            onChange={({ target }) => setSize(target.value)}
          >
            {usualSizes.map((each) => (
              <option key={each} value={each}>
                {language.withUnit(each, 'in')}
              </option>
            ))}
          </select>
          {button(add.addSize(sizeText), inSize(size))}
        </span>
        <MonitorButton
          dialog={monitorDialog}
          onPick={(monitor) => onAdd(entryOf(monitor), nameOf(monitor))}
        />
      </div>
    </div>
  );
}
