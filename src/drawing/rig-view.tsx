import { language } from '#messages/language';
import { words } from '#messages/drawing';
import { memo, useState } from 'react';
import type { Units } from '../domain/geometry/units';
import { Button } from '../ui/button';
import { ViewSwitch } from '../ui/navigation/view-switch';
import { describeCurve, describeCurveFromSide, describeHorizon } from '../text/describe-rig';
import { remarkOn } from './drawing-remarks';
import { Frame, views, type View } from './rig-frame';
import { SideView } from './side-view';
import { handlesOf, type LiveRig } from './live-rig';
import type { ChangeRig } from './top-handles';
import type { RigToDraw } from './top-layout';
import { TopView } from './top-view';
import './live-drawing.css';

interface RigViewProps {
  readonly live: LiveRig;
  readonly units: Units;
  readonly onChange: ChangeRig;
}

/** The rig to scale: from above with handles, or from the side. */
export const RigView = memo(function RigView({ live, units, onChange }: RigViewProps) {
  const [view, setView] = useState<View>('above');
  const [overlay, setOverlay] = useState<'none' | 'human-field'>('none');
  const { id, entered, drawn } = live;
  const sides = drawn.rig.ok ? drawn.rig.value.sides : null;
  const isFixed = (sides?.sideAngle ?? null) !== null;
  const offered = handlesOf(entered);
  const remark = remarkOn(entered, units);
  const horizon = horizonOf(entered, units);
  const curve = entered.seen.ok
    ? view === 'above'
      ? describeCurve(entered.seen.value, units)
      : describeCurveFromSide(entered.seen.value)
    : null;
  return (
    <Frame
      variant="live"
      bar={
        <>
          <ViewSwitch label={words.rig.view} options={views} value={view} onChange={setView} />
          <Button
            look="plain"
            className="rig-tool"
            aria-pressed={overlay === 'human-field' && view === 'above'}
            aria-disabled={view === 'side'}
            onClick={() => setOverlay((now) => (now === 'none' ? 'human-field' : 'none'))}
          >
            {words.rig.humanField}
          </Button>
        </>
      }
      caption={
        <>
          {remark !== null && <p className="rig-remark">{remark}</p>}
          {overlay === 'human-field' && view === 'above' && <p>{words.rig.humanFieldExplained}</p>}
          {curve !== null && <p>{curve}</p>}
          {horizon !== null && <p>{horizon}</p>}
          <div className="rig-foot">
            {drawn.plan && (view === 'side' || offered.eye) && (
              <p className="rig-hint screen-only">
                {view === 'side'
                  ? words.rig.hintSide
                  : sides && offered.sides
                    ? words.rig.hintTriple
                    : words.rig.hintSingle}
                {view === 'above' && (
                  <>
                    {language.sentenceSpace}
                    <span className="hint-keys">{words.rig.hintKeys}</span>
                  </>
                )}
              </p>
            )}
            {/* Always rendered for side screens: it must not appear or vanish during a drag. */}
            {sides && view === 'above' && (
              <Button
                look="plain"
                className="rig-tool"
                aria-disabled={!isFixed}
                onClick={() => onChange(id, { sideAngle: '' })}
              >
                {words.rig.idealSideAngle}
              </Button>
            )}
          </div>
        </>
      }
    >
      {view === 'above' ? (
        <TopView live={live} units={units} overlay={overlay} onChange={onChange} />
      ) : (
        <SideView live={live} units={units} />
      )}
    </Frame>
  );
});

const horizonOf = ({ seen }: RigToDraw, units: Units): string | null =>
  seen.ok && seen.value.rig.eyeOffsetMm !== 0 ? describeHorizon(seen.value, units) : null;
