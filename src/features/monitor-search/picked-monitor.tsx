import { words } from '#messages/monitors';
import { useState } from 'react';
import { isStill } from '../../domain/monitors/fill-entry';
import { nameOf, type Monitor } from '../../domain/monitors/types';
import { usualRadii } from '../../domain/monitors/usual-radii';
import { setupOf } from '../../domain/rig/setup';
import { changeRig, useEntry } from '../../state/store';
import { evidenceOf, factsOf } from '../../text/monitor-facts';
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
  const needsRadius = monitor.curved === true && !(setup.radiusCurve > 0);
  return (
    <div className="picked-monitor" role="group" aria-label={words.filledIn(nameOf(monitor))}>
      <p>
        {words.from} <strong>{nameOf(monitor)}</strong>{' '}
        <span className="monitor-facts">{factsOf(monitor)}</span>
      </p>
      <button className="find-monitor" type="button" onClick={onUndo}>
        {words.undo}
      </button>
      {needsRadius && <AskRadius />}
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
function AskRadius() {
  return (
    <div className="picked-radius">
      <p>{words.askRadius}</p>
      {usualRadii.map((radius) => (
        <button
          className="find-monitor"
          type="button"
          key={radius}
          aria-label={words.radiusLabel(radius)}
          onClick={() => changeRig({ radiusCurve: radius, radiusCurveUnit: 'mm' })}
        >
          {words.radius(radius)}
        </button>
      ))}
    </div>
  );
}
