import { words } from '#messages/measure';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from '../../ui/button';
import { useSize } from '../../ui/svg/use-size';
import type { Place } from './marks';
import { drawLoupe, drawWhole, loupeScale } from './paint';
import type { Picture } from './pairs';
import './picture-pane.css';

const texts = words.marking;

interface ShownMark {
  readonly id: number;
  readonly number: number;
  readonly place: Place;
  readonly isOutlier: boolean;
  readonly elementId: string;
}

interface PicturePaneProps {
  readonly picture: Picture;
  readonly name: string;
  /** Whether the open mark lacks its place here. */
  readonly isAwaited: boolean;
  readonly marks: readonly ShownMark[];
  /** Place of the mark that is shown enlarged. */
  readonly shown: Place | null;
  readonly shownId: number | null;
  readonly onPlace: (place: Place) => void;
  readonly onMove: (id: number, to: Place, isContinued: boolean) => void;
  readonly onSelect: (id: number) => void;
  readonly onDelete: (id: number) => void;
  /** Moves the focus to the same mark in the other picture. */
  readonly onOther: (id: number) => void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One picture with its marks, and the part around one of them enlarged. */
export function PicturePane(props: PicturePaneProps) {
  const { picture, name, isAwaited, marks, shown, shownId, onPlace, onMove, onSelect, onDelete, onOther } =
    props;
  const { bitmap, widthPx, heightPx } = picture;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { size, ref: sizeRef } = useSize({ width: 560, height: 315 });
  const [hovered, setHovered] = useState<Place | null>(null);
  /** Offset of the pointer from the mark that it drags. */
  const drag = useRef<{
    readonly id: number;
    readonly dx: number;
    readonly dy: number;
    moved: boolean;
  } | null>(null);
  const canvasWidth = Math.min(bitmap.width, Math.round(size.width * (globalThis.devicePixelRatio || 1)));

  useEffect(() => {
    if (canvas.current) drawWhole(canvas.current, bitmap);
  }, [bitmap, canvasWidth]);

  const placeAt = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Place => {
    const box = canvas.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return {
      x: ((clientX - box.left) / box.width) * widthPx,
      y: ((clientY - box.top) / box.height) * heightPx,
    };
  };

  const startDrag = (event: PointerEvent<HTMLButtonElement>, { id, place }: ShownMark) => {
    const at = placeAt(event);
    drag.current = { id, dx: place.x - at.x, dy: place.y - at.y, moved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
    onSelect(id);
  };
  const continueDrag = (event: PointerEvent) => {
    const dragged = drag.current;
    if (!dragged) return;
    const at = placeAt(event);
    setHovered(null);
    onMove(dragged.id, { x: at.x + dragged.dx, y: at.y + dragged.dy }, dragged.moved);
    dragged.moved = true;
  };

  const press = (event: KeyboardEvent, { id, place }: ShownMark) => {
    const [dx, dy] = arrows[event.key] ?? [0, 0];
    if (dx !== 0 || dy !== 0) {
      const step = event.shiftKey ? 10 : 1;
      setHovered(null);
      onMove(id, { x: place.x + dx * step, y: place.y + dy * step }, event.repeat);
    } else if (event.key === 'Delete' || event.key === 'Backspace') onDelete(id);
    else if (event.key === 'Enter') onOther(id);
    else return;
    event.preventDefault();
  };

  return (
    <div
      className={isAwaited ? 'measure-pane measure-awaited' : 'measure-pane'}
      role="group"
      aria-label={name}
    >
      <p className="measure-pane-name">{name}</p>
      <div className="measure-picture" style={{ aspectRatio: `${widthPx} / ${heightPx}` }}>
        <div ref={sizeRef} className="measure-sizer">
          <canvas
            ref={canvas}
            width={canvasWidth}
            height={Math.round((canvasWidth * heightPx) / widthPx)}
            aria-hidden="true"
            onClick={(event) => onPlace(placeAt(event))}
            onPointerMove={(event) => event.pointerType === 'mouse' && setHovered(placeAt(event))}
            onPointerLeave={() => setHovered(null)}
          />
        </div>
        {marks.map((mark) => (
          <Button
            key={mark.id}
            id={mark.elementId}
            look="plain"
            className={markClass(mark, { shownId, picture })}
            aria-label={texts.point(mark.number, name)}
            aria-description={texts.pointAt(Math.round(mark.place.x), Math.round(mark.place.y))}
            style={{
              left: `${(100 * mark.place.x) / widthPx}%`,
              top: `${(100 * mark.place.y) / heightPx}%`,
            }}
            onFocus={() => onSelect(mark.id)}
            onKeyDown={(event) => press(event, mark)}
            onPointerDown={(event) => startDrag(event, mark)}
            onPointerMove={continueDrag}
            onPointerUp={() => (drag.current = null)}
            onPointerCancel={() => (drag.current = null)}
          >
            <span>{mark.number}</span>
          </Button>
        ))}
      </div>
      <Loupe
        label={texts.loupe(name)}
        picture={picture}
        place={hovered ?? shown}
        onMove={(to) => {
          if (shownId !== null && shown) onMove(shownId, to, false);
        }}
      />
    </div>
  );
}

const markClass = (
  { id, isOutlier, place }: ShownMark,
  { shownId, picture }: { readonly shownId: number | null; readonly picture: Picture },
): string =>
  [
    'measure-mark',
    id === shownId && 'measure-mark-shown',
    isOutlier && 'measure-mark-outlier',
    place.y < 0.15 * picture.heightPx && 'measure-mark-low',
    place.x > 0.88 * picture.widthPx && 'measure-mark-back',
  ]
    .filter(Boolean)
    .join(' ');

interface LoupeProps {
  readonly label: string;
  readonly picture: Picture;
  readonly place: Place | null;
  readonly onMove: (to: Place) => void;
}

/** The part around a place, enlarged; a press moves the mark there. */
function Loupe({ label, picture, place, onMove }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { size, ref } = useSize({ width: 560, height: 144 });
  const ratio = globalThis.devicePixelRatio || 1;
  const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
  useEffect(() => {
    if (canvas.current && place) drawLoupe(canvas.current, picture, place);
  }, [picture, place, width, height]);
  return (
    <div className="measure-loupe" ref={ref} data-empty={place ? undefined : ''}>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={label}
        onClick={({ clientX, clientY, currentTarget }) => {
          if (!place) return;
          const box = currentTarget.getBoundingClientRect();
          onMove({
            x: place.x + (clientX - box.left - box.width / 2) / loupeScale,
            y: place.y + (clientY - box.top - box.height / 2) / loupeScale,
          });
        }}
      />
    </div>
  );
}
