import { words } from '#messages/monitors';
import { useState } from 'react';
import { isStill } from '../../domain/monitors/fill-entry';
import { nameOf, type Monitor } from '../../domain/monitors/types';
import { usualRadii } from '../../domain/monitors/usual-radii';
import { lacksRadius, setupOf } from '../../domain/rig/setup';
import { changeRig, useEntry } from '../../state/store';
import { evidenceOf, factsOf } from '../../text/monitor-facts';
import { Button } from '../../ui/button';
import { UsualAnswers } from '../../ui/fields/usual-answers';
import { MonitorSources } from './monitor-sources';
import './find-monitor.css';
import './picked-monitor.css';

interface PickedMonitorProps {
  readonly monitor: Monitor;
  readonly onUndo: () => void;
}

/** The monitor that filled in the fields, while they keep its values: name, confidence, and undo. */
export function PickedMonitor({ monitor, onUndo }: PickedMonitorProps) {
  const setup = setupOf(useEntry());
  const [showsSources, setShowsSources] = useState(false);
  if (!isStill(setup, monitor)) return null;
  return (
    <div className="picked-monitor" role="group" aria-label={words.filledIn(nameOf(monitor))}>
      <p>
        {words.from} <strong>{nameOf(monitor)}</strong>{' '}
        <span className="monitor-facts text-note">{factsOf(monitor)}</span>
      </p>
      <Button className="find-monitor" onClick={onUndo}>
        {words.undo}
      </Button>
      {lacksRadius(setup) && <AskRadius />}
      <p className="picked-evidence text-quiet">{evidenceOf(monitor)}</p>
      {showsSources ? (
        <MonitorSources line={monitor.line} />
      ) : (
        <Button look="link" className="picked-sources-button" onClick={() => setShowsSources(true)}>
          {words.sources}
        </Button>
      )}
    </div>
  );
}

/** Asks for the radius of a monitor that the list knows to be curved, without a radius. */
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
