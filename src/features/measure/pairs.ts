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
}

/** Two pictures to compare: of two numbers from one place, or of one number with the view turned. */
export interface Pair {
  readonly key: string;
  readonly kind: 'zoom' | 'turn';
  readonly first: Picture;
  readonly second: Picture;
  readonly from: number;
  readonly to: number;
}

/** Reason why pictures cannot be compared; `picture` = the one to change. */
export type PictureProblem =
  | { readonly kind: 'too-few' }
  | {
      readonly kind: 'number-missing' | 'size-differs' | 'same-number' | 'turned-alone';
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

/** @example pairsOf([at40, at60, turnedAt60]) // 40 with 60, and 60 with itself turned */
export function pairsOf(pictures: readonly Picture[]): Pairing {
  const [first] = pictures;
  if (!first || pictures.length < 2) return failed({ kind: 'too-few' });
  const other = pictures.find(
    ({ widthPx, heightPx }) => widthPx !== first.widthPx || heightPx !== first.heightPx,
  );
  if (other) return failed({ kind: 'size-differs', picture: other });
  const numbered: Numbered[] = [];
  for (const picture of pictures) {
    const value = readDecimal(picture.number);
    if (value === null) return failed({ kind: 'number-missing', picture });
    numbered.push({ picture, value });
  }
  const straight = numbered
    .filter(({ picture }) => !picture.isTurned)
    .sort((one, another) => one.value - another.value);
  const twin = straight.find(({ value }, index) => value === straight[index - 1]?.value);
  if (twin) return failed({ kind: 'same-number', picture: twin.picture });
  const zooms = straight.slice(1).map((each, index) => pairOf('zoom', straight[index] ?? each, each));
  const turns: Pair[] = [];
  for (const turned of numbered.filter(({ picture }) => picture.isTurned)) {
    const base = straight.find(({ value }) => value === turned.value);
    if (!base) return failed({ kind: 'turned-alone', picture: turned.picture });
    turns.push(pairOf('turn', base, turned));
  }
  return { ok: true, pairs: [...zooms, ...turns] };
}
