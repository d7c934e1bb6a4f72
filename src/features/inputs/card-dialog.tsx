import { words } from '#messages/card';
import { language } from '#messages/language';
import { useId, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { Button } from '../../ui/button';
import { bankCard, screenFromCard, type MeasuredScreen } from '../../domain/geometry/card-measure';
import { ratioOf, type ScreenRatio } from '../../domain/geometry/ratio';
import { mmPer } from '../../domain/geometry/units';
import { plainNumber } from '../../domain/plain-number';
import { numberText } from '../../text/numbers';
import '../../ui/styles/text-list.css';
import './card-dialog.css';

/** Width of a card in pixels, from the coarsest television to the finest laptop. */
const range = { from: 100, to: 800 } as const;
/** Width of a card at 96 CSS pixels an inch, the assumption of most systems. */
const firstPx = 324;

const currentScreen = (cardWidthPx: number): MeasuredScreen | null => {
  const { devicePixelRatio, screen } = window;
  const measured = screenFromCard({
    cardWidthPx,
    screenWidthPx: screen.width,
    screenHeightPx: screen.height,
    devicePixelRatio,
  });
  return measured.ok ? measured.value : null;
};

/** Frame and scroll bar take up to a few per cent; the smallest step of a browser's zoom is ten. */
const seemsZoomed = (): boolean => {
  const times = window.outerWidth / window.innerWidth;
  return window.outerWidth > 0 && (times < 0.95 || times > 1.08);
};

const isSmall = (): boolean => Math.min(window.screen.width, window.innerWidth) < 600;

const heightText = ({ heightMm }: MeasuredScreen): string => language.withUnit(numberText(heightMm, 0), 'mm');

interface CardDialogProps {
  readonly screenRatio: ScreenRatio;
  /** The diagonal in inches, as typed text. */
  readonly onUse: (inches: string) => void;
  readonly onClose: () => void;
}

/** Measures the size of a pixel, and so of the screen, by a card held to the glass. */
export function CardDialog({ screenRatio, onUse, onClose }: CardDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const outline = useRef<HTMLDivElement>(null);
  const [cardPx, setCardPx] = useState(() => Math.min(firstPx, window.innerWidth - 100));
  const id = useId();
  const step = 1 / window.devicePixelRatio;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Returns the focus, also when Back closes it.
    return () => element?.close();
  }, []);

  const set = (px: number) => setCardPx(Math.min(range.to, Math.max(range.from, px)));
  const drag = (event: PointerEvent) => {
    if (event.buttons === 0 || !outline.current) return;
    const { left, right } = outline.current.getBoundingClientRect();
    set(getComputedStyle(outline.current).direction === 'rtl' ? right - event.clientX : event.clientX - left);
  };

  const screen = currentScreen(cardPx);
  const inches = screen ? screen.diagonalMm / mmPer.in : 0;
  const size = language.withUnit(numberText(inches, 1), 'in');
  const { width, height } = ratioOf(screenRatio);
  const isOther = screen !== null && Math.abs((screen.widthMm / screen.heightMm / width) * height - 1) > 0.03;
  const pitch = screen ? language.withUnit(numberText(screen.pitchMm, 4), 'mm') : '';

  return (
    <dialog ref={dialog} className="card-dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <h3 id={`${id}-title`}>{words.title}</h3>
      <p>{words.intro}</p>
      {seemsZoomed() && <p className="card-warning">{words.zoomed}</p>}
      {isSmall() && <p className="card-warning">{words.small}</p>}
      <div className="card-place">
        <div
          ref={outline}
          className="card-outline"
          style={{ inlineSize: cardPx, blockSize: (cardPx * bankCard.heightMm) / bankCard.widthMm }}
        >
          {/* Mouse and touch alone; the slider below serves keys and screen readers. */}
          <div
            className="card-edge"
            aria-hidden="true"
            onPointerDown={(event) => {
              event.preventDefault();
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={drag}
          />
        </div>
      </div>
      <div className="card-slider">
        <Button look="plain" aria-label={words.narrower} onClick={() => set(cardPx - step)}>
          −
        </Button>
        <input
          type="range"
          aria-label={words.slider}
          aria-valuetext={words.sliderText(pitch)}
          min={range.from}
          max={range.to}
          step="any"
          value={cardPx}
          onChange={({ target }) => set(Number(target.value))}
          onKeyDown={(event) => {
            // Steps of one pixel of the panel; without a step, a slider moves by a hundredth of its range.
            const steps = {
              ArrowRight: 1,
              ArrowUp: 1,
              ArrowLeft: -1,
              ArrowDown: -1,
              PageUp: 10,
              PageDown: -10,
            }[event.key];
            if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            set(cardPx + steps * step);
          }}
        />
        <Button look="plain" aria-label={words.wider} onClick={() => set(cardPx + step)}>
          +
        </Button>
      </div>
      {screen && (
        <div className="text-note">
          <output className="card-size">{words.size(size, numberText(screen.errorMm / mmPer.in, 1))}</output>
          <p>{words.sides(numberText(screen.widthMm, 0), heightText(screen), pitch)}</p>
          <p>{words.howSure}</p>
          {isOther && <p className="card-warning">{words.otherShape}</p>}
        </div>
      )}
      <div className="card-warnings text-note">
        <p>{words.warningsTitle}</p>
        <ul className="text-list">
          {words.warnings.map((warning, place) => (
            <li key={place}>{warning}</li>
          ))}
        </ul>
      </div>
      <div className="card-actions">
        <Button
          disabled={!screen}
          onClick={() => {
            onUse(plainNumber(inches, 1));
            dialog.current?.close();
          }}
        >
          {words.use(size)}
        </Button>
        <Button onClick={() => dialog.current?.close()}>{words.cancel}</Button>
      </div>
    </dialog>
  );
}
