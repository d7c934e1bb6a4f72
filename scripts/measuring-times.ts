/** Prints how long the automatic matching of screenshots takes, and how exact it is, on rendered pictures. */
import { finished } from '../src/domain/measuring/matching/match-refusal';
import { matchTurn } from '../src/domain/measuring/matching/match-turn';
import { matchZoom } from '../src/domain/measuring/matching/match-zoom';
import { toRadians } from '../src/domain/geometry/units';
import { rendered } from '../src/testing/rendered-pictures';

const row = (...cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
const halfTangent = (degrees: number) => Math.tan(toRadians(degrees) / 2);
const off = (value: number) => `${(100 * (value - 1)).toFixed(3)} %`;

function timed<T>(work: () => T): { readonly result: T; readonly time: string } {
  const start = performance.now();
  const result = work();
  return { result, time: `${((performance.now() - start) / 1000).toFixed(1)} s` };
}

row(
  'size, world',
  'zoom 40>60: error of m',
  'score',
  'time',
  'turn of 25° at 60: error of t',
  'score',
  'time',
);
row('---', '---', '---', '---', '---', '---', '---');
for (const [width, height] of [
  [960, 540],
  [1920, 1080],
  [3440, 1440],
] as const)
  for (const world of ['landscape', 'stadium'] as const) {
    const camera = { width, height, world, samples: width > 1000 ? 1 : 2 };
    const narrow = rendered({ ...camera, vertical: 40, seed: 1 });
    const wide = rendered({ ...camera, vertical: 60, seed: 2 });
    const aside = rendered({ ...camera, vertical: 60, yaw: 25, seed: 3 });
    const zoom = timed(() => finished(matchZoom(narrow, wide)));
    const turn = timed(() => finished(matchTurn(wide, aside)));
    const zoomCells = zoom.result.ok
      ? [
          off((zoom.result.value.m * halfTangent(60)) / halfTangent(40)),
          `${zoom.result.value.score.toFixed(2)} / ${zoom.result.value.second.toFixed(2)}`,
        ]
      : [zoom.result.refusal.kind, ''];
    const turnCells = turn.result.ok
      ? [off(height / 2 / turn.result.value.focalPx / halfTangent(60)), turn.result.value.score.toFixed(2)]
      : [turn.result.refusal.kind, ''];
    row(`${width}x${height}, ${world}`, ...zoomCells, zoom.time, ...turnCells, turn.time);
  }
