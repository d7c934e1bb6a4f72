import { language } from '#messages/language';
import { words } from '#messages/drawing';
import { memo, useState } from 'react';
import { ViewSwitch } from '../ui/navigation/view-switch';
import { describeCurve, describeCurveFromSide, describeHorizon } from '../text/describe-rig';
import { remarkOn } from './drawing-remarks';
import { Frame, views, type View } from './rig-frame';
import { SideView } from './side-view';
import { handlesOf, type ShownRig } from './shown-rig';
import type { ChangeRig } from './top-handles';
import type { DrawnRig } from './top-model';
import { TopView } from './top-view';
import './live-drawing.css';

interface RigViewProps {
  readonly shown: ShownRig;
  readonly onChange: ChangeRig;
}

/** Your rig, to scale: from above, where it can be taken by its handles, or from the side. */
export const RigView = memo(function RigView({ shown, onChange }: RigViewProps) {
  const [view, setView] = useState<View>('above');
  const [human, setHuman] = useState(false);
  const { rigId, entered, drawn } = shown;
  const sides = drawn.rig?.sides ?? null;
  const isFixed = (sides?.sideAngle ?? null) !== null;
  const offered = handlesOf(entered);
  const remark = remarkOn(entered);
  const horizon = horizonOf(entered);
  const curve = entered.seen.ok
    ? view === 'above'
      ? describeCurve(entered.seen.value, entered.units)
      : describeCurveFromSide(entered.seen.value)
    : null;
  return (
    <Frame
      bar={
        <>
          <ViewSwitch label={words.rig.view} options={views} value={view} onChange={setView} />
          <button
            className="rig-tool"
            type="button"
            aria-pressed={human && view === 'above'}
            aria-disabled={view === 'side'}
            onClick={() => view === 'above' && setHuman((now) => !now)}
          >
            {words.rig.humanField}
          </button>
        </>
      }
      caption={
        <>
          {remark !== null && <p className="rig-remark">{remark}</p>}
          {human && view === 'above' && <p>{words.rig.humanFieldExplained}</p>}
          {curve !== null && <p>{curve}</p>}
          {horizon !== null && <p>{horizon}</p>}
          <div className="rig-foot">
            {drawn.plan && (view === 'side' || offered.eye) && (
              <p className="rig-hint">
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
            {/* Always there with side screens: it must not come and go under a dragging finger. */}
            {sides && view === 'above' && (
              <button
                className="rig-tool"
                type="button"
                aria-disabled={!isFixed}
                onClick={() => isFixed && onChange(rigId, { sideAngle: '' })}
              >
                {words.rig.idealSideAngle}
              </button>
            )}
          </div>
        </>
      }
    >
      {view === 'above' ? (
        <TopView shown={shown} human={human} onChange={onChange} />
      ) : (
        <SideView {...shown} />
      )}
    </Frame>
  );
});

const horizonOf = ({ seen, units }: DrawnRig): string | null =>
  seen.ok && seen.value.rig.eyeOffsetMm !== 0 ? describeHorizon(seen.value, units) : null;
