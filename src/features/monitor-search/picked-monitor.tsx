import { words } from '#messages/monitors';
import { useState } from 'react';
import { isStill } from '../../domain/monitors/fill-entry';
import { nameOf, type Monitor } from '../../domain/monitors/types';
import { usualRadii } from '../../domain/monitors/usual-radii';
import { lacksRadius, setupOf } from '../../domain/rig/setup';
import { changeRig, useEntry } from '../../state/store';
import { evidenceOf, factsOf } from '../../text/monitor-facts';
import { UsualAnswers } from '../../ui/fields/usual-answers';
import { MonitorSources } from './monitor-sources';
import './find-monitor.css';
import './picked-monitor.css';

interface PickedMonitorProps {
  readonly monitor: Monitor;
  readonly onUndo: () => void;
}

/** The monitor that the fields are filled in from, for as long as they are: what it is, how sure that is, and a way back. */
export function PickedMonitor({ monitor, onUndo }: PickedMonitorProps) {
  const setup = setupOf(useEntry());
  const [showsSources, setShowsSources] = useState(false);
  if (!isStill(setup, monitor)) return null;
  return (
    <div className="picked-monitor" role="group" aria-label={words.filledIn(nameOf(monitor))}>
      <p>
        {words.from} <strong>{nameOf(monitor)}</strong>{' '}
        <span className="monitor-facts">{factsOf(monitor)}</span>
      </p>
      <button className="find-monitor" type="button" onClick={onUndo}>
        {words.undo}
      </button>
      {lacksRadius(setup) && <AskRadius />}
      <p className="picked-evidence">{evidenceOf(monitor)}</p>
      {showsSources ? (
        <MonitorSources line={monitor.line} />
      ) : (
        <button className="picked-sources-button" type="button" onClick={() => setShowsSources(true)}>
          {words.sources}
        </button>
      )}
    </div>
  );
}

/** The list knows that it is curved, and not how much. Nothing is made up: the owner says it. */
const AskRadius = () => (
  <div className="picked-radius">
    <UsualAnswers
      label={words.askRadius}
      question={<p>{words.askRadius}</p>}
      answers={radii}
      onAnswer={(radiusCurve) => changeRig({ radiusCurve, radiusCurveUnit: 'mm' })}
    />
  </div>
);

const radii = usualRadii.map((value) => ({
  value,
  text: words.radius(value),
  label: words.radiusLabel(value),
}));
