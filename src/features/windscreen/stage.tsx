import { words } from '#messages/windscreen';
import { useMemo, useState, type CSSProperties } from 'react';
import type { Frustum } from '../../core/frusta';
import { Picture } from './picture';
import { viewsIn, whole, type PictureLayout } from './picture-layout';
import type { Box } from './renderer';
import { SplitLine } from './split-line';

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

/** Between two pictures that are one above the other, as a share of the height of both. */
const gap = 0.02;
const upper: Box = { ...whole, height: (1 - gap) / 2 };
const lower: Box = { ...whole, y: (1 + gap) / 2, height: (1 - gap) / 2 };

/** Two pictures in one, with a line between them, or one above the other. */
export function Stage({ layout, arrangement, drawn, truth, label, describedBy }: StageProps) {
  const [lineAt, setLineAt] = useState(0.5);
  const [isStill, setStill] = useState(false);

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

  const aspect = isSplit ? layout.aspect : (layout.aspect * (1 - gap)) / 2;
  return (
    <>
      <div
        className="windscreen-stage"
        data-arrangement={arrangement}
        style={{ '--windscreen-aspect': aspect } as CSSProperties}
      >
        <Picture views={views} aspect={aspect} label={label} describedBy={describedBy} onStill={setStill} />
        {isSplit && <SplitLine at={lineAt} onMove={setLineAt} describedBy={describedBy} />}
      </div>
      <p className="windscreen-remark" role="status">
        {isStill && words.still}
      </p>
    </>
  );
}
