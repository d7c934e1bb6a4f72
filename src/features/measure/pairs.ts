import { readDecimal } from '../../domain/rig/read-decimal';

/** A picture with what its player says about it. */
export interface Picture {
  readonly id: number;
  readonly name: string;
  /** Size of its file; `bitmap` may be smaller. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bitmap: ImageBitmap;
  /** The game's number, as typed. */
  readonly number: string;
  /** Whether the view is turned in it. */
  readonly isTurned: boolean;
  /** Whether it is said to be of a window of another shape. Counts only if the shape is another. */
  readonly isWindow: boolean;
}

/** Two pictures to compare: of two numbers from one place, or of one number with the view turned or in another window. */
export interface Pair {
  readonly key: string;
  readonly kind: 'zoom' | 'turn' | 'window';
  readonly first: Picture;
  readonly second: Picture;
  readonly from: number;
  readonly to: number;
}

/** Reason why pictures cannot be compared; `picture` = the one to change. */
export type PictureProblem =
  | { readonly kind: 'too-few' }
  | {
      readonly kind:
        | 'number-missing'
        | 'size-differs'
        | 'shape-differs'
        | 'same-number'
        | 'turned-alone'
        | 'window-alone'
        | 'window-turned';
      readonly picture: Picture;
    };

export type Pairing =
  | { readonly ok: true; readonly pairs: readonly Pair[] }
  | { readonly ok: false; readonly problem: PictureProblem };

const pairOf = (kind: Pair['kind'], first: Numbered, second: Numbered): Pair => ({
  key: `${kind} ${first.picture.id} ${second.picture.id}`,
  kind,
  first: first.picture,
  second: second.picture,
  from: first.value,
  to: second.value,
});

interface Numbered {
  readonly picture: Picture;
  readonly value: number;
}

const failed = (problem: PictureProblem): Pairing => ({ ok: false, problem });

type Sized = Pick<Picture, 'widthPx' | 'heightPx'>;

const sameSize = (one: Sized, other: Sized): boolean =>
  one.widthPx === other.widthPx && one.heightPx === other.heightPx;

/** Difference of two ratios below which it is a matter of pixels. */
const sameRatio = 0.01;

/** @example differsInShape({ widthPx: 1440, heightPx: 1080 }, { widthPx: 1920, heightPx: 1080 }) // true */
const differsInShape = (one: Sized, other: Sized): boolean =>
  Math.abs((one.widthPx * other.heightPx) / (one.heightPx * other.widthPx) - 1) > sameRatio;

/** Picture of the size that most have, the first of them. */
const usualPicture = (pictures: readonly Picture[]): Picture | null => {
  const count = (picture: Picture) => pictures.filter((each) => sameSize(each, picture)).length;
  return pictures.reduce<Picture | null>(
    (best, each) => (best && count(best) >= count(each) ? best : each),
    null,
  );
};

/**
 * Pictures that can only be of a window of another shape.
 *
 * @example ofAnotherShape([at1920x1080, turnedAt1920x1080, at1440x1080]) // [at1440x1080]
 */
export function ofAnotherShape(pictures: readonly Picture[]): readonly Picture[] {
  const usual = usualPicture(pictures);
  return usual ? pictures.filter((each) => differsInShape(each, usual)) : [];
}

/** @example pairsOf([at40, at60, turnedAt60]) // 40 with 60, and 60 with itself turned */
export function pairsOf(pictures: readonly Picture[]): Pairing {
  const usual = usualPicture(pictures);
  if (!usual || pictures.length < 2) return failed({ kind: 'too-few' });
  const shapes = ofAnotherShape(pictures);
  const windows = shapes.filter(({ isWindow }) => isWindow);
  const unsaid = shapes.find(({ isWindow }) => !isWindow);
  if (unsaid) return failed({ kind: 'shape-differs', picture: unsaid });
  const other = pictures.find((each) => !windows.includes(each) && !sameSize(each, usual));
  if (other) return failed({ kind: 'size-differs', picture: other });
  const turnedWindow = windows.find(({ isTurned }) => isTurned);
  if (turnedWindow) return failed({ kind: 'window-turned', picture: turnedWindow });
  const numbered: Numbered[] = [];
  for (const picture of pictures) {
    const value = readDecimal(picture.number);
    if (value === null) return failed({ kind: 'number-missing', picture });
    numbered.push({ picture, value });
  }
  const straight = numbered
    .filter(({ picture }) => !picture.isTurned && !windows.includes(picture))
    .sort((one, another) => one.value - another.value);
  const twin = straight.find(({ value }, index) => value === straight[index - 1]?.value);
  if (twin) return failed({ kind: 'same-number', picture: twin.picture });
  const zooms = straight.slice(1).map((each, index) => pairOf('zoom', straight[index] ?? each, each));
  const others: Pair[] = [];
  for (const [kind, alone, ones] of [
    ['turn', 'turned-alone', numbered.filter(({ picture }) => picture.isTurned)],
    ['window', 'window-alone', numbered.filter(({ picture }) => windows.includes(picture))],
  ] as const)
    for (const one of ones) {
      const base = straight.find(({ value }) => value === one.value);
      if (!base) return failed({ kind: alone, picture: one.picture });
      others.push(pairOf(kind, base, one));
    }
  return { ok: true, pairs: [...zooms, ...others] };
}
