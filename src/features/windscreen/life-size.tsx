import { words } from '#messages/windscreen';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button';
import { useNamedPart } from '../../ui/navigation/use-named-part';
import type { Frustum } from '../../domain/geometry/frusta';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { mmPer, type Units } from '../../domain/geometry/units';
import { lengthText, shortLengthText } from '../../text/lengths';
import { numberText } from '../../text/numbers';
import { cars } from '../../domain/scene/scene';
import { markOf } from './car-marks';
import { picturesOnDisplay } from './on-this-monitor';
import { Picture } from './picture';
import { viewsIn, whole, type PictureLayout } from './picture-layout';
import './life-size.css';

interface LifeSizeProps {
  readonly seen: ViewedRig;
  /** The game's picture, and the true one. */
  readonly drawn: Half;
  readonly truth: Half;
  readonly units: Units;
}

interface Half {
  readonly frusta: readonly Frustum[];
  readonly name: string;
  readonly sentence: string;
}

/** The true picture in full screen on the entered monitor, at life size. The address `#look` leads to its button. */
export function LifeSize({ seen, drawn, truth, units }: LifeSizeProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [layout, setLayout] = useState<PictureLayout | null>(null);
  const [refused, setRefused] = useState('');
  // Browsers want a click before they fill the screen.
  useNamedPart('look', () => {
    // With the picture above it.
    button.current?.closest('.windscreen')?.scrollIntoView();
    button.current?.focus({ preventScroll: true });
  });
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
      <Button ref={button} aria-describedby={id} onClick={open}>
        {words.showLifeSize}
      </Button>
      <p className="windscreen-remark text-note" role="status">
        {refused}
      </p>
      <p className="windscreen-remark text-note" id={id}>
        {words.lifeSizeFor(lengthText(seen.rig.panel.widthMm, units))}
      </p>
      {layout && <FullScreen {...{ seen, drawn, truth, units, layout }} onClose={close} />}
    </div>
  );
}

interface FullScreenProps extends LifeSizeProps {
  readonly layout: PictureLayout;
  readonly onClose: () => void;
}

/** A ruler of 10 cm or 4 in, and its number of parts. */
const rulers = { cm: { lengthMm: 100, parts: 10 }, in: { lengthMm: 4 * mmPer.in, parts: 4 } } as const;

function FullScreen({ seen, drawn, truth, units, layout, onClose }: FullScreenProps) {
  const id = useId();
  const [isHeld, setIsHeld] = useState(false);
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

  const half = isHeld ? drawn : truth;
  const all = { part: whole, shown: whole };
  const views = viewsIn(layout, half.frusta, all);
  const { lengthMm, parts } = rulers[units];
  const car = markOf(cars.near, viewsIn(layout, truth.frusta, all));
  const { lensShift } = seen.view.horizon;
  const carMm = car ? (car.right - car.left) * layout.widthMm : 0;
  const ticks = Array.from({ length: parts + 1 }, (_, i) => `M${i * 10} 0v${i % parts === 0 ? 10 : 6}`);
  /** Space shows the game's picture as long as it is held; on another button it presses that. */
  const hold = (isDown: boolean) => (event: KeyboardEvent) => {
    const { target, currentTarget } = event;
    if (event.key !== ' ' || (target instanceof HTMLElement && target.closest('button:not(.life-size-hold)')))
      return;
    event.preventDefault();
    if (currentTarget.contains(target as Node)) setIsHeld(isDown);
  };
  return (
    <div
      className="life-size"
      ref={place}
      tabIndex={-1}
      onKeyDown={hold(true)}
      onKeyUp={hold(false)}
      onBlur={() => setIsHeld(false)}
    >
      <Picture views={views} aspect={layout.aspect} label={words.lifeSizePicture} describedBy={id} />
      {Math.abs(lensShift) <= 0.5 && (
        <p className="life-size-horizon" style={{ insetBlockStart: `${50 - lensShift * 100}%` }}>
          {words.horizon}
        </p>
      )}
      <div className="life-size-notes">
        <p role="status">
          <strong>{half.name}</strong> {half.sentence}
        </p>
        <Button
          className="life-size-hold"
          aria-pressed={isHeld}
          onPointerDown={({ currentTarget, pointerId }) => {
            currentTarget.setPointerCapture(pointerId);
            setIsHeld(true);
          }}
          onPointerUp={() => setIsHeld(false)}
          onPointerCancel={() => setIsHeld(false)}
        >
          {words.hold}
        </Button>
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
          <p>{words.lookPast}</p>
          <p>{words.sit(shortLengthText(seen.rig.eyeDistanceMm, units))}</p>
          <p>{words.ruler(shortLengthText(lengthMm, units))}</p>
          <p>{words.carOnGlass(lengthText(carMm, units))}</p>
        </div>
        <Button onClick={() => void document.exitFullscreen()}>{words.leave}</Button>
      </div>
    </div>
  );
}
