import type { Confidence, CurveEvidence, MonitorRemark } from '../../domain/monitors/types';

/** "Find my monitor": search, list, and the fields filled in. */
export const words = {
  title: 'Find my monitor',
  close: 'Close',
  search: 'Name or model code',
  example: 'C49RG90, 49 1000R',
  list: 'Monitors',
  // Without a plural, whose code is in the 1:1 script.
  count: (count: number) => `Monitors found: ${count}`,
  /** Below a list that is cut off. */
  more: (count: number) => `And ${count} more. Type more of the name, or a size.`,
  thisScreen: (pixels: string) => `This screen has ${pixels} pixels. Matching models come first.`,
  countNearly: (count: number) => `No exact match. Similar: ${count}`,

  loading: 'The monitor list is loading …',
  asksAgain: 'The monitor list didn’t load. Trying again …',
  offline:
    'You seem to be offline. The list loads once you’re back online, or close this and type your numbers.',
  failed: 'The monitor list didn’t load. Try again, or close this and type your numbers.',
  tryAgain: 'Try again',

  nearly: (typed: string) => `No exact match for “${typed}”. Did you mean one of these?`,
  noMatch: (typed: string) =>
    `No monitor matches “${typed}”. Try part of its code, or close this and type size, ratio and curve from the box or data sheet.`,

  /** Facts of a monitor: "48.8″ · 32:9, 5120 × 1440 · 1000R". */
  facts: (size: string, shape: string, curve: string) => `${size} · ${shape} · ${curve}`,
  pixels: (width: string, height: string) => `${width} × ${height}`,
  ratioAndPixels: (ratio: string, pixels: string) => `${ratio}, ${pixels}`,
  curved: (radius: string) => `${radius}R`,
  flat: 'flat',
  curvedSomehow: 'curved, radius unknown',
  curveNotKnown: 'flat or curved: unknown',

  filledIn: (name: string) => `Filled in from ${name}`,
  undo: 'Undo',
  from: 'Filled in from:',
  /** Confidence in a record, as a full sentence. */
  confidence: {
    high: 'Evidence: high.',
    medium: 'Evidence: medium.',
    low: 'Evidence: low. Check the size on the box or with a tape measure.',
  } satisfies Record<Confidence, string>,
  curveNotSaid: 'We don’t know if it’s curved, so “Curved screens” is unchanged.',
  /** Curved, without a known radius. */
  askRadius: 'It’s curved, but its radius isn’t in the list. It’s on the box: 1000R, 1500R, 1800R.',
  radius: (radius: string) => `${radius}R`,
  radiusLabel: (radius: string) => `Radius of curve: ${radius}R`,
  curveEvidence: {
    curved: {
      maker: 'Its maker states the curve.',
      review: 'The curve is from a review.',
      shop: 'The curve is from shop texts.',
      implied: 'The curve isn’t stated directly.',
    } satisfies Record<CurveEvidence, string>,
    flat: {
      maker: 'Its maker says it’s flat.',
      review: 'A review says it’s flat.',
      shop: 'Shop texts say it’s flat.',
      implied: 'No list says it’s curved, so it counts as flat.',
    } satisfies Record<CurveEvidence, string>,
  },
  remarks: {
    'marketed-size': 'Only the size on the box is known; the picture may be up to half an inch smaller.',
    'includes-margin':
      'The size includes a margin for shifting the picture, so the picture is a little smaller.',
    bendable: 'Its curve is adjustable: the tightest is filled in.',
  } satisfies Record<MonitorRemark, string>,
  notInList: (ratio: string) =>
    `Its shape is none of the five ratios: Classic uses the nearest, ${ratio}, and 1:1 its pixels.`,
  sources: 'Sources',
  sourcesTitle: 'Sources:',
  sourcesLoading: 'The sources are loading …',
  sourcesFailed: 'The sources didn’t load.',
};
