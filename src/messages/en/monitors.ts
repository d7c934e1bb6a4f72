import type { Confidence, CurveEvidence, MonitorRemark } from '../../domain/monitors/types';

/** What "Find my monitor" says: the search, its list, and what was filled in. */
export const words = {
  title: 'Find my monitor',
  close: 'Close',
  search: 'Name or model code',
  example: 'C49RG90, 49 1000R',
  list: 'Monitors',
  // Without a plural, whose script is part of the exact method's.
  count: (count: number) => `Monitors found: ${count}`,
  /** Below a list that would be too long. */
  more: (count: number) => `And ${count} more. Type more of the name, or a size.`,
  thisScreen: (pixels: string) => `This screen has ${pixels} pixels. Models with as many come first.`,
  countNearly: (count: number) => `None found. Nearly like it: ${count}`,

  loading: 'The list of monitors is loading …',
  asksAgain: 'The list of monitors did not arrive. Asking for it again …',
  offline:
    'You seem to be offline. The list of monitors loads by itself once you are back. Until then you can close this and type your numbers into the fields.',
  failed:
    'The list of monitors did not load. You can try again, or close this and type your numbers into the fields.',
  tryAgain: 'Try again',

  nearly: (typed: string) => `No monitor in the list is called “${typed}”. These are called nearly so:`,
  noMatch: (typed: string) =>
    `No monitor in the list fits “${typed}”. Try a part of its code, or close this and type its size, ratio and curve into the fields: they stand on the box and in the data sheet.`,

  /** What a monitor is: "48.8 in · 32:9, 5120 × 1440 · 1000R". */
  facts: (size: string, shape: string, curve: string) => `${size} · ${shape} · ${curve}`,
  pixels: (width: string, height: string) => `${width} × ${height}`,
  ratioAndPixels: (ratio: string, pixels: string) => `${ratio}, ${pixels}`,
  curved: (radius: string) => `${radius}R`,
  flat: 'flat',
  curvedSomehow: 'curved, radius not known',
  curveNotKnown: 'flat or curved: not known',

  filledIn: (name: string) => `Filled in from ${name}`,
  undo: 'Undo',
  from: 'Filled in from',
  /** How sure a record is, as a whole sentence. */
  confidence: {
    high: 'Evidence: high.',
    medium: 'Evidence: medium.',
    low: 'Evidence: low. Check the size against the box or with a tape.',
  } satisfies Record<Confidence, string>,
  curveNotSaid: 'Whether it is curved is not known, so “Curved screens” is left as it is.',
  /** Curved, and nobody says how much. */
  askRadius: 'It is curved, but the list does not have its radius. It is on the box: 1000R, 1500R, 1800R.',
  radius: (radius: string) => `${radius}R`,
  radiusLabel: (radius: string) => `Radius of curve: ${radius}R`,
  curveEvidence: {
    curved: {
      maker: 'Its maker states the curve.',
      review: 'The curve is from a review.',
      shop: 'The curve is from shop texts.',
      implied: 'The curve is not stated outright.',
    } satisfies Record<CurveEvidence, string>,
    flat: {
      maker: 'Its maker says that it is flat.',
      review: 'A review says that it is flat.',
      shop: 'Shop texts say that it is flat.',
      implied: 'No list says that it is curved, so it counts as flat.',
    } satisfies Record<CurveEvidence, string>,
  },
  remarks: {
    'marketed-size': 'Only the size on the box is known; the picture may be up to half an inch smaller.',
    'includes-margin':
      'The size includes a margin in which the panel shifts its picture, so the picture is a little smaller.',
    bendable: 'You can set its curve: the tightest one is filled in.',
  } satisfies Record<MonitorRemark, string>,
  notInList: (ratio: string) =>
    `Its shape is none of the five ratios: Classic takes the nearest, ${ratio}, and 1:1 its pixels.`,
  sources: 'Sources',
  sourcesTitle: 'Sources:',
  sourcesLoading: 'The sources are loading …',
  sourcesFailed: 'The sources did not load.',
};
