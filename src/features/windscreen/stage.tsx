import { useState, type CSSProperties } from 'react';
import { trueFrusta, type Frustum, type WorldPoint } from '../../domain/geometry/frusta';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { swayAt } from '../../domain/geometry/sway';
import { cars } from '../../domain/scene/scene';
import { lineAtRest, markOf, type CarMark } from './car-marks';
import { Picture } from './picture';
import { viewsIn, whole, type PictureLayout } from './picture-layout';
import type { Box } from './renderer';
import type { SizeAhead } from './sentences';
import { SplitLine } from './split-line';
import './stage.css';

export type Arrangement = 'split' | 'stacked';

/** Pictures of a rig, and their sizes. */
export interface ShownRig {
  readonly seen: ViewedRig;
  readonly layout: PictureLayout;
  readonly arrangement: Arrangement;
  /** Frusta of the game's picture and of the true one. */
  readonly drawn: readonly Frustum[];
  readonly truth: readonly Frustum[];
  /** Size of things straight ahead in each of the two. */
  readonly sizes: Readonly<Record<'drawn' | 'truth', SizeAhead>>;
  readonly describedBy: string;
}

interface StageProps extends ShownRig {
  readonly label: string;
  /** Whether the head sways. */
  readonly sways: boolean;
  /** Called when a still drawing is the fallback. */
  readonly onStill: (isStill: boolean) => void;
}

const mmPerM = 1000;

/** Gap between two pictures one above the other, as a share of their height. */
const gap = 0.02;
const upper: Box = { ...whole, height: (1 - gap) / 2 };
const lower: Box = { ...whole, y: (1 + gap) / 2, height: (1 - gap) / 2 };

/** Width by height of both pictures together. */
export const stageAspect = ({ aspect }: PictureLayout, arrangement: Arrangement): number =>
  arrangement === 'split' ? aspect : (aspect * (1 - gap)) / 2;

/** Gives captions above and below the pictures their width. */
export const asWideAs = (aspect: number) => ({ '--windscreen-aspect': aspect }) as CSSProperties;

/** Two pictures in one, with a line between them, or one above the other. */
export function Stage(props: StageProps) {
  const { seen, layout, arrangement, drawn, truth, sizes, label, describedBy, sways, onStill } = props;
  // null = at the default place.
  const [movedTo, setMovedTo] = useState<number | null>(null);
  const all = { part: whole, shown: whole };
  const lineAt = movedTo ?? lineAtRest(viewsIn(layout, drawn, all), viewsIn(layout, truth, all));

  const isSplit = arrangement === 'split';
  const [first, second] = isSplit
    ? [
        { part: whole, shown: { ...whole, width: lineAt } },
        { part: whole, shown: { ...whole, x: lineAt, width: 1 - lineAt } },
      ]
    : [
        { part: upper, shown: upper },
        { part: lower, shown: lower },
      ];
  const drawnViews = viewsIn(layout, drawn, first);
  const trueViews = (frusta: readonly Frustum[], eye?: WorldPoint) =>
    viewsIn(layout, frusta, { ...second, eye });
  const views = [...drawnViews, ...trueViews(truth)];
  const viewsAt = (seconds: number) => {
    const moved = swayAt(seconds);
    const frusta = trueFrusta(seen, moved);
    const eye = { x: moved.rightMm / mmPerM, y: 0, z: moved.upMm / mmPerM };
    return frusta.ok ? [...drawnViews, ...trueViews(frusta.value, eye)] : views;
  };

  const aspect = stageAspect(layout, arrangement);
  return (
    <div className="windscreen-stage" data-arrangement={arrangement} style={asWideAs(aspect)}>
      <Picture views={views} moving={sways ? viewsAt : null} {...{ aspect, label, describedBy, onStill }} />
      {!sways && (
        <>
          {/* One above the other, both marks are on the same car. */}
          <SizeMark mark={markOf(isSplit ? cars.beside : cars.near, drawnViews)} {...sizes.drawn} />
          <SizeMark mark={markOf(cars.near, trueViews(truth))} {...sizes.truth} isTrue />
        </>
      )}
      {isSplit && <SplitLine at={lineAt} onMove={setMovedTo} describedBy={describedBy} />}
    </div>
  );
}

interface SizeMarkProps extends Pick<SizeAhead, 'share'> {
  readonly mark: CarMark | null;
  readonly isTrue?: boolean;
}

/**
 * A bracket over a car, with its size against life size. Hidden from screen readers: the sentences below have the same.
 */
const SizeMark = ({ mark, share, isTrue = false }: SizeMarkProps) =>
  mark && (
    <div
      className={`windscreen-size${isTrue ? ' windscreen-size-true' : ''}`}
      aria-hidden="true"
      // Physical left: pictures are not mirrored.
      style={{
        inset: `${mark.top * 100}% ${(1 - mark.right) * 100}% auto ${mark.left * 100}%`,
      }}
    >
      <span>{share}</span>
    </div>
  );
