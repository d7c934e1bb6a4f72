import { words } from '#messages/windscreen';
import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import type { Frustum } from '../../core/frusta';
import { createLivePicture, type LivePicture } from './live-picture';
import { viewsIn, type PictureLayout } from './picture-layout';
import type { Box } from './renderer';
import { SplitLine } from './split-line';
import { StillPicture } from './still-picture';
import { useSky } from './use-sky';

export type Arrangement = 'split' | 'stacked';

interface StageProps {
  readonly layout: PictureLayout;
  readonly arrangement: Arrangement;
  /** What the game draws, and what is true. */
  readonly drawn: readonly Frustum[];
  readonly truth: readonly Frustum[];
  readonly label: string;
  readonly describedBy: string;
}

const whole: Box = { x: 0, y: 0, width: 1, height: 1 };
/** Between two pictures that are one above the other, as a share of the height of both. */
const gap = 0.02;
const upper: Box = { ...whole, height: (1 - gap) / 2 };
const lower: Box = { ...whole, y: (1 + gap) / 2, height: (1 - gap) / 2 };

/** Where the picture is drawn. Live where the browser can, else as a still drawing. */
export function Stage({ layout, arrangement, drawn, truth, label, describedBy }: StageProps) {
  const [lineAt, setLineAt] = useState(0.5);
  // null = not known yet
  const [isAlive, setAlive] = useState<boolean | null>(null);
  const picture = useRef<LivePicture>(null);
  const sky = useSky();

  const isSplit = arrangement === 'split';
  const views = useMemo(() => {
    const parts = isSplit
      ? [
          { part: whole, shown: { ...whole, width: lineAt } },
          { part: whole, shown: { ...whole, x: lineAt, width: 1 - lineAt } },
        ]
      : [
          { part: upper, shown: upper },
          { part: lower, shown: lower },
        ];
    return [drawn, truth].flatMap((frusta, i) => {
      const place = parts[i];
      return place ? viewsIn(layout, frusta, place) : [];
    });
  }, [layout, isSplit, lineAt, drawn, truth]);

  const hold = useCallback((canvas: HTMLCanvasElement | null) => {
    if (!canvas) return;
    picture.current = createLivePicture(canvas, setAlive);
    return () => {
      picture.current?.stop();
      picture.current = null;
    };
  }, []);
  useEffect(() => picture.current?.show({ views, sky }), [views, sky]);

  const aspect = isSplit ? layout.aspect : (layout.aspect * (1 - gap)) / 2;
  return (
    <>
      <div
        className="windscreen-stage"
        data-arrangement={arrangement}
        style={{ '--windscreen-aspect': aspect } as CSSProperties}
      >
        <div className="windscreen-picture" role="img" aria-label={label} aria-describedby={describedBy}>
          <canvas className="windscreen-canvas" ref={hold} hidden={isAlive === false} />
          {isAlive === false && <StillPicture views={views} sky={sky} aspect={aspect} />}
        </div>
        {isSplit && <SplitLine at={lineAt} onMove={setLineAt} describedBy={describedBy} />}
      </div>
      <p className="windscreen-remark" role="status">
        {isAlive === false && words.still}
      </p>
    </>
  );
}
