import { words } from '#messages/compare';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Units } from '../../domain/geometry/units';
import { shortLengthText } from '../../text/lengths';

import { exactNumberText } from '../../text/numbers';
import { entryOf } from '../../domain/monitors/fill-entry';
import { nameOf, type Monitor } from '../../domain/monitors/types';
import type { RigEntry } from '../../domain/rig/entry';
import { mmPer } from '../../domain/rig/read-quantity';
import { setupOf } from '../../domain/rig/setup';
import { useLazyPart } from '../../ui/loading/use-lazy-part';
import {
  distanceStep,
  inSize,
  movedBy,
  otherCount,
  otherCurve,
  usualSizes,
  type Change,
} from './changed-copies';
import './add-rigs.css';

/** The search for a monitor, in a script of its own. */
export interface MonitorSearch {
  readonly MonitorDialog: (props: {
    readonly asked: number;
    readonly onPick: (monitor: Monitor) => void;
  }) => ReactNode;
}

interface AddRigsProps {
  readonly entry: RigEntry;
  readonly units: Units;
  readonly isFull: boolean;
  readonly onAdd: (change: Change, name?: string) => void;
  readonly findMonitor: () => Promise<MonitorSearch>;
}

const { add } = words;

/** Ways to put another rig beside the active one: each a copy of it with one thing changed. */
export function AddRigs({ entry, units, isFull, onAdd, findMonitor }: AddRigsProps) {
  const labelId = useId();
  const [size, setSize] = useState<string>('32');
  const step = shortLengthText(distanceStep[units] * mmPer[units], units);
  const button = (text: string, change: Change | null) => (
    <button
      className="compare-add"
      type="button"
      aria-disabled={isFull || change === null}
      onClick={() => !isFull && change && onAdd(change)}
    >
      {text}
    </button>
  );
  const curve = otherCurve(entry);
  const sizeText = add.sizeInches(size);
  return (
    <div className="compare-adding" role="group" aria-labelledby={labelId}>
      <p className="compare-adding-label" id={labelId}>
        {add.label}
      </p>
      {button(add.same, {})}
      {button(add.nearer(step), movedBy(-1, entry, units))}
      {button(add.farther(step), movedBy(1, entry, units))}
      {button(entry.screens === 'triple' ? add.single : add.triple, otherCount(entry))}
      {button(
        entry.curvedScreen
          ? add.flat
          : add.curved(exactNumberText(setupOf({ ...entry, ...curve }).radiusCurve)),
        curve,
      )}
      <span className="compare-size">
        <select
          aria-label={add.size}
          autoComplete="off"
          value={size}
          onChange={({ target }) => setSize(target.value)}
        >
          {usualSizes.map((each) => (
            <option key={each} value={each}>
              {add.sizeInches(each)}
            </option>
          ))}
        </select>
        {button(add.addSize(sizeText), inSize(size))}
      </span>
      <AddMonitor
        isFull={isFull}
        load={findMonitor}
        onPick={(monitor) => onAdd(entryOf(monitor), nameOf(monitor))}
      />
      {isFull && <p className="compare-full">{add.full}</p>}
    </div>
  );
}

interface AddMonitorProps {
  readonly isFull: boolean;
  readonly load: () => Promise<MonitorSearch>;
  readonly onPick: (monitor: Monitor) => void;
}

function AddMonitor({ isFull, load, onPick }: AddMonitorProps) {
  const [asked, setAsked] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        className="compare-add"
        type="button"
        ref={button}
        aria-haspopup="dialog"
        aria-disabled={isFull}
        onClick={() => !isFull && setAsked(asked + 1)}
      >
        {add.monitor}
      </button>
      {asked > 0 && <Search {...{ asked, button, load, onPick }} />}
    </>
  );
}

interface SearchProps extends Omit<AddMonitorProps, 'isFull'> {
  /** How often: where it did not arrive, each time asks again. */
  readonly asked: number;
  readonly button: RefObject<HTMLButtonElement | null>;
}

function Search({ asked, button, load, onPick }: SearchProps) {
  const { part, failed, retry } = useLazyPart(load, button);
  const again = useRef({ asked, retry });
  useEffect(() => {
    if (again.current.asked !== asked && failed) retry();
    again.current = { asked, retry };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when it is asked for
  }, [asked]);
  if (part) return <part.MonitorDialog asked={asked} onPick={onPick} />;
  return failed ? (
    <p className="compare-failed" role="alert">
      {add.monitorLate.failed}
    </p>
  ) : (
    // Heard, but not seen, so that nothing moves for the moment that it takes.
    <p className="visually-hidden" role="status">
      {add.monitorLate.loading}
    </p>
  );
}
