import { words } from '#messages/windscreen';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Frustum } from '../../domain/geometry/frusta';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { mmPerInch, type Units } from '../../domain/geometry/units';
import { lengthText, shortLengthText } from '../../text/lengths';
import { numberText } from '../../text/numbers';
import { cars } from '../../domain/scene/scene';
import { markOf } from './car-marks';
import { picturesOnDisplay } from './on-this-monitor';
import { Picture } from './picture';
import { viewsIn, whole, type PictureLayout } from './picture-layout';
import '../../ui/styles/button.css';
import './life-size.css';

interface LifeSizeProps {
  readonly seen: ViewedRig;
  readonly truth: readonly Frustum[];
  readonly units: Units;
}

/** The true picture on the very monitor that was entered, edge to edge: then each thing has its own angle. */
export function LifeSize({ seen, truth, units }: LifeSizeProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [layout, setLayout] = useState<PictureLayout | null>(null);
  const [refused, setRefused] = useState('');
  if (!document.fullscreenEnabled) return null;

  const open = () => {
    const here = screen.width / screen.height;
    const { panel } = seen.rig;
    const found = picturesOnDisplay(seen.rig, here);
    setLayout(found);
    setRefused(
      found ? '' : words.anotherMonitor(numberText(here, 2), numberText(panel.widthMm / panel.heightMm, 2)),
    );
  };
  const close = () => {
    setLayout(null);
    button.current?.focus();
  };
  return (
    <div className="life-size-part">
      <button className="button button-small" type="button" ref={button} aria-describedby={id} onClick={open}>
        {words.showLifeSize}
      </button>
      <p className="windscreen-remark" role="status">
        {refused}
      </p>
      <p className="windscreen-remark" id={id}>
        {words.lifeSizeFor(lengthText(seen.rig.panel.widthMm, units))}
      </p>
      {layout && <FullScreen {...{ seen, truth, units, layout }} onClose={close} />}
    </div>
  );
}

interface FullScreenProps extends LifeSizeProps {
  readonly layout: PictureLayout;
  readonly onClose: () => void;
}

/** 10 cm or 4 in, and how many parts it has. */
const rulers = { cm: { lengthMm: 100, parts: 10 }, in: { lengthMm: 4 * mmPerInch, parts: 4 } } as const;

function FullScreen({ seen, truth, units, layout, onClose }: FullScreenProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = place.current;
    const leave = () => {
      if (document.fullscreenElement !== element) close();
    };
    const begin = () => {
      element?.addEventListener('fullscreenchange', leave);
      element?.querySelector('button')?.focus();
    };
    element?.requestFullscreen().then(begin, leave);
    return () => element?.removeEventListener('fullscreenchange', leave);
  }, []);

  const views = viewsIn(layout, truth, { part: whole, shown: whole });
  const { lengthMm, parts } = rulers[units];
  const car = markOf(cars.near, views);
  const carMm = car ? (car.right - car.left) * layout.widthMm : 0;
  const ticks = Array.from({ length: parts + 1 }, (_, i) => `M${i * 10} 0v${i % parts === 0 ? 10 : 6}`);
  return (
    <div className="life-size" ref={place}>
      <Picture views={views} aspect={layout.aspect} label={words.lifeSizePicture} describedBy={id} />
      <div className="life-size-notes">
        <svg
          className="life-size-ruler"
          viewBox={`0 0 ${parts * 10} 10`}
          preserveAspectRatio="none"
          aria-hidden="true"
          style={{ inlineSize: `${(lengthMm / layout.widthMm) * 100}vw` }}
        >
          <path d={`M0 0.5h${parts * 10}${ticks.join('')}`} />
        </svg>
        <div id={id}>
          <p>{words.sit(shortLengthText(seen.rig.eyeDistanceMm, units))}</p>
          <p>{words.ruler(shortLengthText(lengthMm, units))}</p>
          <p>{words.carOnGlass(lengthText(carMm, units))}</p>
        </div>
        <button className="button button-small" type="button" onClick={() => void document.exitFullscreen()}>
          {words.leave}
        </button>
      </div>
    </div>
  );
}
