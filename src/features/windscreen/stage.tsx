import { useState, type CSSProperties } from 'react';
import { trueFrusta, type Frustum, type WorldPoint } from '../../domain/geometry/frusta';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { swayAt } from '../../domain/geometry/sway';
import { cars } from '../../domain/scene/scene';
import { lineAtRest, markOf, placedMark, type CarMark } from './car-marks';
import { Picture } from './picture';
import { viewsIn, whole, type PictureLayout } from './picture-layout';
import type { Box } from './renderer';
import { SplitLine } from './split-line';
import './stage.css';

export type Arrangement = 'split' | 'stacked';

/** What is shown of a rig, and how. */
export interface ShownRig {
  readonly seen: ViewedRig;
  readonly layout: PictureLayout;
  readonly arrangement: Arrangement;
  /** What the game draws, and what is true. */
  readonly drawn: readonly Frustum[];
  readonly truth: readonly Frustum[];
  /** How large things straight ahead are in each of the two: "63%". */
  readonly sizes: Readonly<Record<'drawn' | 'truth', string>>;
  readonly describedBy: string;
}

interface StageProps extends ShownRig {
  readonly label: string;
  /** Whether the head sways. */
  readonly sways: boolean;
  /** Told where a still drawing stands in. */
  readonly onStill: (isStill: boolean) => void;
}

const mmPerM = 1000;

/** Between two pictures that are one above the other, as a share of the height of both. */
const gap = 0.02;
const upper: Box = { ...whole, height: (1 - gap) / 2 };
const lower: Box = { ...whole, y: (1 + gap) / 2, height: (1 - gap) / 2 };

/** Width to height of both pictures together. */
export const stageAspect = ({ aspect }: PictureLayout, arrangement: Arrangement): number =>
  arrangement === 'split' ? aspect : (aspect * (1 - gap)) / 2;

/** What stands above and below the pictures is as wide as they are. */
export const asWideAs = (aspect: number) => ({ '--windscreen-aspect': aspect }) as CSSProperties;

/** Two pictures in one, with a line between them, or one above the other. */
export function Stage(props: StageProps) {
  const { seen, layout, arrangement, drawn, truth, sizes, label, describedBy, sways, onStill } = props;
  // Where nobody has put it elsewhere, it rests where it is best.
  const [movedTo, setMovedTo] = useState<number | null>(null);
  const lineAt = movedTo ?? lineAtRest(layout, { drawn, truth });

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
  const viewsOf = (frusta: readonly Frustum[], eye?: WorldPoint) => [
    ...viewsIn(layout, drawn, first),
    ...viewsIn(layout, frusta, { ...second, eye }),
  ];
  const views = viewsOf(truth);
  const viewsAt = (seconds: number) => {
    const moved = swayAt(seconds);
    const frusta = trueFrusta(seen, moved);
    const eye = { x: moved.rightMm / mmPerM, y: 0, z: moved.upMm / mmPerM };
    return frusta.ok ? viewsOf(frusta.value, eye) : views;
  };

  const aspect = stageAspect(layout, arrangement);
  return (
    <div className="windscreen-stage" data-arrangement={arrangement} style={asWideAs(aspect)}>
      <Picture views={views} moving={sways ? viewsAt : null} {...{ aspect, label, describedBy, onStill }} />
      {!sways && (
        <>
          {/* One above the other, it is the same car twice. */}
          <SizeMark
            mark={placedMark(
              markOf(isSplit ? cars.beside : cars.near, layout, drawn),
              first.part,
              first.shown,
            )}
            size={sizes.drawn}
          />
          <SizeMark
            mark={placedMark(markOf(cars.near, layout, truth), second.part, second.shown)}
            size={sizes.truth}
            isTrue
          />
        </>
      )}
      {isSplit && <SplitLine at={lineAt} onMove={setMovedTo} describedBy={describedBy} />}
    </div>
  );
}

interface SizeMarkProps {
  readonly mark: CarMark | null;
  readonly size: string;
  readonly isTrue?: boolean;
}

const percent = (share: number) => `${share * 100}%`;

/** A bracket over a car, and how large it is beside life. The sentences below say the same. */
const SizeMark = ({ mark, size, isTrue = false }: SizeMarkProps) =>
  mark && (
    <div
      className={isTrue ? 'windscreen-size windscreen-size-true' : 'windscreen-size'}
      aria-hidden="true"
      style={{
        insetInlineStart: percent(mark.left),
        inlineSize: percent(mark.right - mark.left),
        insetBlockStart: percent(mark.top),
      }}
    >
      <span>{size}</span>
    </div>
  );
