/** Prints how exact clicks in screenshots are: errors of the angle by number of points and noise, and how often a meaning is found. */
import { fovGivenBy } from '../src/domain/games/convert';
import { games } from '../src/domain/games/games';
import { fitMeanings } from '../src/domain/measuring/fit-meanings';
import { focalFromTurn } from '../src/domain/measuring/focal-from-turn';
import { meaningCode, meaningOf } from '../src/domain/measuring/meaning';
import { zoomFromPoints } from '../src/domain/measuring/zoom-from-points';
import { convert, fovOfVertical } from '../src/domain/games/convert';
import { toRadians } from '../src/domain/geometry/units';
import { measuredGame, randomNumbers, turnClicks, zoomClicks } from '../src/testing/synthetic-measurements';

const size = { widthPx: 1920, heightPx: 1080 };
const runs = 400;

const percent = (share: number, decimals = 1): string => `${(100 * share).toFixed(decimals)} %`;

const quantile = (errors: readonly number[], share: number): number =>
  errors.toSorted((one, other) => one - other)[Math.floor(share * (errors.length - 1))] ?? NaN;

const row = (...cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);

console.log('Zoom, m = 0.58: standard deviation of m\n');
row('points', '1 px', '2 px', '3 px');
row('---', '---', '---', '---');
for (const points of [1, 2, 3, 4, 6]) {
  const cells = [1, 2, 3].map((noisePx) => {
    const random = randomNumbers(points * 10 + noisePx);
    const found = Array.from({ length: runs }, () =>
      zoomFromPoints(zoomClicks(size, 0.58, { points, noisePx, random }), { clickSdPx: noisePx }),
    );
    const errors = found.flatMap((each) => (each.ok ? [Math.log(each.value.m / 0.58) ** 2] : []));
    return percent(Math.sqrt(errors.reduce((sum, error) => sum + error, 0) / errors.length), 2);
  });
  row(`${points}`, ...cells);
}

console.log('\nTurned pair: error of tan(V/2), median / 95 %, and refused\n');
row('H, turn', '3 points 1 px', '4 points 1 px', '4 points 2 px', '6 points 2 px', '6 points 3 px');
row('---', '---', '---', '---', '---', '---');
for (const h of [40, 60, 80, 100]) {
  const focalPx = 960 / Math.tan(toRadians(h / 2));
  const cells = (
    [
      [3, 1],
      [4, 1],
      [4, 2],
      [6, 2],
      [6, 3],
    ] as const
  ).map(([points, noisePx]) => {
    const random = randomNumbers(h + points * 1000 + noisePx);
    const found = Array.from({ length: runs }, () =>
      focalFromTurn(turnClicks(size, focalPx, { points, noisePx, random, yaw: toRadians(h / 2) }), {
        clickSdPx: noisePx,
      }),
    );
    const errors = found.flatMap((each) =>
      each.ok ? [Math.abs(Math.log(each.value.focalPx / focalPx))] : [],
    );
    const refusedShare = 1 - errors.length / found.length;
    return `${percent(quantile(errors, 0.5))} / ${percent(quantile(errors, 0.95))}${refusedShare > 0.005 ? ` (${percent(refusedShare, 0)} refused)` : ''}`;
  });
  row(`${h}°, ${h / 2}°`, ...cells);
}

console.log(
  '\nEvery game with a conversion at three ratios: own meaning found (or a tie with it) / clear / another\n',
);
const sizes = [size, { widthPx: 2560, heightPx: 1080 }, { widthPx: 1440, heightPx: 1080 }];
const pictureSets = [
  { name: '2 numbers', heights: [36, 60], turnPoints: 0 },
  { name: '3 numbers', heights: [32, 48, 66], turnPoints: 0 },
  { name: '2 numbers + turn', heights: [36, 60], turnPoints: 4 },
  { name: '3 numbers + turn', heights: [32, 48, 66], turnPoints: 4 },
  { name: '3 numbers + turn, 6 points', heights: [32, 48, 66], turnPoints: 6 },
];
const scales = games.flatMap(({ scale, otherwise = [] }) => [
  ...(scale ? [scale] : []),
  ...otherwise.map((other) => other.scale),
]);
row('pictures', '1 px', '2 px', '3 px');
row('---', '---', '---', '---');
for (const { name, heights, turnPoints } of pictureSets) {
  const cells = [1, 2, 3].map((noisePx) => {
    let [all, own, clear, another] = [0, 0, 0, 0];
    for (const [place, { conversion, range, decimals }] of scales.entries())
      for (const each of sizes) {
        const ratio = each.widthPx / each.heightPx;
        const meaning = meaningOf(conversion);
        const inRange = (number: number) =>
          range?.kind === 'fixed'
            ? Math.min(Math.max(number, range.min ?? -Infinity), range.max ?? Infinity)
            : number;
        const numbers = [
          ...new Set(
            heights.map((v) =>
              Number(inRange(convert(conversion, fovOfVertical(toRadians(v), ratio))).toFixed(decimals)),
            ),
          ),
        ];
        if (!meaning || numbers.length < 2) continue;
        const reading = fitMeanings(
          measuredGame({
            ...{ size: each, numbers, turnPoints, noisePx, points: turnPoints === 6 ? 4 : 3 },
            halfTangent: (number) => Math.tan(fovGivenBy(conversion, number, ratio).v / 2),
            random: randomNumbers(place * 97 + each.widthPx + noisePx),
          }),
        );
        all++;
        if (!reading.ok || reading.value.verdict.kind === 'no-family') continue;
        const { verdict } = reading.value;
        const named = verdict.kind === 'clear' ? [verdict.best, ...verdict.alike] : verdict.candidates;
        const isOwn = named.some((candidate) => meaningCode(candidate.meaning) === meaningCode(meaning));
        if (isOwn) own++;
        else another++;
        if (verdict.kind === 'clear' && isOwn) clear++;
      }
    return [own, clear, another].map((count) => percent(count / all, 1)).join(' / ');
  });
  row(name, ...cells);
}
