/** Everything that is measured about speed, with the limit that must hold. docs/performance.md says how, and what came out. */
export interface Figure {
  readonly name: string;
  readonly unit: 'KB' | 'requests' | 'points' | 's' | 'ms' | 'µs' | '%' | 'nodes' | '';
  /** Digits after the point, in print. */
  readonly decimals: number;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** The wanted value; the limit may be looser. */
  readonly goal?: number;
}

const kilobytes = { unit: 'KB', decimals: 1 } as const;
const points = { unit: 'points', decimals: 0 } as const;
const perfect = { ...points, atLeast: 100 } as const;
const workMs = { unit: 'ms', decimals: 1 } as const;
const ratio = { unit: '', decimals: 2 } as const;

export const figures = {
  homeWire: { name: 'First visit to `/`, on the wire', ...kilobytes, goal: 94, atMost: 106.2 },
  tallHomeWire: { name: 'First visit to `/` at 1280 × 900, on the wire', ...kilobytes, atMost: 112 },
  // 1:1 comes with it, for its numbers, its buttons and the drawing.
  usedHomeWire: {
    name: 'The same once the pointer has moved',
    ...kilobytes,
    goal: 121,
    atMost: 135.9,
  },
  // Other languages have longer words, and may weigh 3 KB more.
  germanHomeWire: { name: 'First visit to `/de/`, on the wire', ...kilobytes, atMost: 107.7 },
  homeTotal: { name: 'First visit to `/`, without headers', ...kilobytes, goal: 92, atMost: 104.1 },
  homeScript: { name: 'First visit to `/`, scripts', ...kilobytes, goal: 73.4, atMost: 75.9 },
  homeRequests: { name: 'First visit to `/`, requests', unit: 'requests', decimals: 0, atMost: 7 },
  homeFonts: { name: 'First visit to `/`, fonts', unit: 'requests', decimals: 0, atMost: 1 },
  homeShift: { name: 'First visit to `/`, layout shift', unit: '', decimals: 3, atMost: 0.02 },
  firstScreen: { name: 'First screen of `/`', ...kilobytes, goal: 14, atMost: 17 },
  faqTotal: { name: 'First visit to `/faq`', ...kilobytes, atMost: 18 },
  privacyTotal: { name: 'First visit to `/privacy`', ...kilobytes, atMost: 18 },
  embedTotal: { name: 'First visit to `/embed`', ...kilobytes, atMost: 40 },
  notFoundTotal: { name: 'First visit to a wrong address', ...kilobytes, atMost: 18 },

  // A machine that is slow for minutes takes four points from a page that hardly has a script: /privacy, 96 and 100 within a day.
  homePerformance: { name: 'Lighthouse `/`, performance', ...points, atLeast: 94 },
  faqPerformance: { name: 'Lighthouse `/faq`, performance', ...points, atLeast: 94 },
  privacyPerformance: { name: 'Lighthouse `/privacy`, performance', ...points, atLeast: 94 },
  accessibility: { name: 'Lighthouse, accessibility', ...perfect },
  bestPractices: { name: 'Lighthouse, best practices', ...perfect },
  seo: { name: 'Lighthouse, SEO', ...perfect },
  // The rest is React's own start.
  blockingTime: { name: 'Lighthouse, total blocking time', unit: 'ms', decimals: 0, goal: 50, atMost: 300 },
  simulatedShift: { name: 'Lighthouse, layout shift', unit: '', decimals: 3, atMost: 0.02 },

  typingYardstick: { name: 'A key on the plain page', ...workMs },
  typingClassic: { name: 'A key in Classic, to the result', ...workMs },
  typingClassicRatio: { name: 'A key in Classic, to the result, ratio', ...ratio, goal: 1.7, atMost: 3.5 },
  typingClassicAll: { name: 'A key in Classic, in all', ...workMs },
  typingClassicAllRatio: { name: 'A key in Classic, in all, ratio', ...ratio, goal: 3, atMost: 4 },
  typingExact: { name: 'A key in 1:1 with the drawing, to the result', ...workMs },
  typingExactRatio: { name: 'A key in 1:1, to the result, ratio', ...ratio, goal: 1.7, atMost: 4 },
  typingExactAll: { name: 'A key in 1:1, in all', ...workMs },
  typingExactAllRatio: { name: 'A key in 1:1, in all, ratio', ...ratio, goal: 3, atMost: 4.5 },
  typingComparing: { name: 'A key while four rigs are compared', ...workMs },
  typingComparingRatio: { name: 'A key while comparing, ratio', ...ratio, goal: 3, atMost: 4.5 },

  heapGrowth: { name: 'Heap after 10,000 changes', unit: '%', decimals: 1, atMost: 5, atLeast: -5 },
  detachedNodes: { name: 'Detached nodes after 10,000 changes', unit: 'nodes', decimals: 0, atMost: 0 },

  // 60 frames a second is for a graphics card; where there is none, a processor draws each pixel.
  windscreenDrag: { name: 'Windscreen, a frame of a drag', ...workMs, goal: 16.7, atMost: 100 },
  windscreenSway: { name: 'Windscreen, a frame of the sway', ...workMs, goal: 16.7, atMost: 100 },
  windscreenFrameScript: { name: 'Windscreen, script in a frame of the sway', ...workMs, atMost: 4 },
  windscreenScript: { name: 'Windscreen, its script', ...kilobytes, goal: 24, atMost: 25 },

  exactMethod: { name: 'Angles and every game', unit: 'µs', decimals: 1, atMost: 50 },
  exactMethodTenfold: { name: 'The same with ten times the games', unit: 'µs', decimals: 0 },
  matchZoom: { name: 'Two numbers compared without clicks, 1080p', unit: 's', decimals: 1, atMost: 3 },
  matchTurn: { name: 'A turned picture compared without clicks, 1080p', unit: 's', decimals: 1, atMost: 6 },
  redraw: { name: 'Redraw of drawing and plot', unit: 'ms', decimals: 2, atMost: 4 },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureId = keyof typeof figures;
export type Measured = Partial<Record<FigureId, number>>;

export function keepsLimit({ atMost = Infinity, atLeast = -Infinity }: Figure, value: number): boolean {
  return value <= atMost && value >= atLeast;
}

/**
 * @example limitText({ atMost: 5, atLeast: -5, … }) // "−5 to 5 %"
 * @example limitText({ goal: 50, atMost: 62.5, … }) // "goal 50 ms, at most 62.5 ms"
 */
export function limitText({ unit, atMost, atLeast, goal }: Figure): string {
  const amount = (value: number) => `${String(value).replace('-', '−')}${unit === '' ? '' : ` ${unit}`}`;
  if (atMost !== undefined && atLeast !== undefined)
    return `${String(atLeast).replace('-', '−')} to ${amount(atMost)}`;
  if (atMost !== undefined)
    return `${goal === undefined ? '' : `goal ${amount(goal)}, `}at most ${amount(atMost)}`;
  return atLeast === undefined ? '' : `at least ${amount(atLeast)}`;
}

/** @example valueText({ unit: 'KB', decimals: 1, … }, 77.46) // "77.5 KB" */
export function valueText({ unit, decimals }: Figure, value: number): string {
  return `${value.toFixed(decimals).replace('-', '−')} ${unit}`.trim();
}
