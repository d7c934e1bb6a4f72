import { add, bar, box, moved, surface, times, type Face, type Point } from './faces';
import type { Paint } from './palette';

// The driver sits on the left of a closed car. In metres from the eye, typical of such cars.

export const carMiddle = 0.36;

/** Ends of the windscreen: on the body and at the roof. */
export const base = { y: 1.0, z: -0.27 };
export const header = { y: 0.34, z: 0.27 };
export const pillars = { left: { base: -0.66, header: -0.47 }, right: { base: 1.38, header: 1.19 } };
export const sill = { z: -0.3, behind: -0.9 };

const range = (count: number): readonly number[] => Array.from({ length: count + 1 }, (_, i) => i / count);

/**
 * A point of the bonnet, which slopes down to the nose and to both sides, with a crest over each wheel. Both shares run
 * from 0 to 1: across from the left edge, along to the nose.
 */
export const onBonnet = (across: number, along: number): Point => {
  const fromMiddle = (across - 0.5) * 2;
  const crest = 0.035 * Math.exp(-(((Math.abs(fromMiddle) - 0.78) / 0.16) ** 2));
  const x = carMiddle + fromMiddle * (0.98 - 0.1 * along);
  const y = base.y + 0.02 + along * (1.35 - 0.22 * fromMiddle ** 2);
  const z =
    base.z - 0.02 - 0.1 * along - 0.1 * along ** 4 - 0.05 * fromMiddle ** 4 + crest * (1 - 0.5 * along);
  return [x, y, z];
};

const bonnet = (): readonly Face[] =>
  surface(
    range(20).map((across) => range(8).map((along) => onBonnet(across, along))),
    'bodywork',
  );

/** Runs from the windscreen towards the driver, level, and then down. */
const dash = (): readonly Face[] => {
  const lines = (y: (x: number) => number, z: number) =>
    range(12).map((share): Point => {
      const x = pillars.left.base + share * (pillars.right.base - pillars.left.base);
      return [x, y(x), z];
    });
  const edge = (x: number) => 0.66 - 0.03 * Math.cos(((x - carMiddle) / 1.02) * Math.PI);
  const far = lines((x) => base.y - 0.06 * ((x - carMiddle) / 1.02) ** 2, base.z);
  const near = lines(edge, base.z - 0.02);
  const lip = lines((x) => edge(x) - 0.03, base.z - 0.05);
  const foot = lines((x) => edge(x) + 0.02, base.z - 0.42);
  return [
    ...surface([far, near], 'dashTop'),
    ...surface([near, lip], 'lining'),
    ...surface([lip, foot], 'dash'),
  ];
};

/** A hood over the instruments, with a lit display under it. */
const instruments = (): readonly Face[] => {
  const arch = (y: number, rise: number) =>
    range(10).map((share): Point => {
      const turn = Math.PI * (share - 0.5);
      return [0.19 * Math.sin(turn), y, base.z - 0.06 + rise * Math.cos(turn)];
    });
  const y = 0.64;
  const panel = (
    x: readonly [number, number],
    z: readonly [number, number],
    paint: Paint,
    nearer = 0,
  ): Face => ({
    points: [
      [x[0], y - nearer, z[0]],
      [x[1], y - nearer, z[0]],
      [x[1], y - nearer, z[1]],
      [x[0], y - nearer, z[1]],
    ],
    paint,
  });
  // A row of shift lights and two bars.
  const lights = range(9).map((share, i): Face => {
    const x = -0.115 + share * 0.21;
    return panel([x, x + 0.016], [-0.302, -0.29], i < 6 ? 'lit' : 'litDim', 0.004);
  });
  return [
    ...surface([arch(0.8, 0.085), arch(0.58, 0.1)], 'dashTop'),
    ...surface([arch(0.58, 0.1), arch(0.585, 0.088)], 'lining'),
    panel([-0.15, 0.15], [-0.4, -0.275], 'display'),
    ...lights,
    panel([-0.115, -0.03], [-0.35, -0.336], 'litDim', 0.004),
    panel([-0.115, -0.055], [-0.378, -0.364], 'litDim', 0.004),
    panel([0.02, 0.075], [-0.375, -0.322], 'board', 0.004),
    panel([0.035, 0.06], [-0.365, -0.332], 'display', 0.006),
  ];
};

/** A point of the steering wheel, whose top leans away: across, and up along its plane. */
const onWheel = (across: number, up: number, towardsDriver = 0): Point => {
  const lean = 0.38;
  return [
    across,
    0.5 + up * Math.sin(lean) - towardsDriver * Math.cos(lean),
    -0.36 + up * Math.cos(lean) + towardsDriver * Math.sin(lean),
  ];
};

const steeringWheel = (): readonly Face[] => {
  const tube = 0.0145;
  // Round, with a flat bottom.
  const rim = (turn: number, out: number): readonly [number, number] => [
    (0.155 + out) * Math.sin(turn),
    Math.max((0.155 + out) * Math.cos(turn), -0.118 - out),
  ];
  const rings = range(40).map((share) =>
    range(7).map((around): Point => {
      const [turn, roll] = [2 * Math.PI * share, 2 * Math.PI * around];
      const [across, up] = rim(turn, tube * Math.cos(roll));
      return onWheel(across, up, tube * Math.sin(roll));
    }),
  );
  const spoke = (from: readonly [number, number], to: readonly [number, number]): readonly Face[] =>
    bar(onWheel(...from, 0.004), onWheel(...to, 0.004), {
      across: times(add(onWheel(0, 0.034), times(onWheel(0, 0), -1)), 1),
      up: [0, -0.012, 0.004],
      paint: 'trim',
    });
  const hub = surface(
    [
      [onWheel(-0.06, -0.055, 0.014), onWheel(-0.06, 0.045, 0.014)],
      [onWheel(0.06, -0.055, 0.014), onWheel(0.06, 0.045, 0.014)],
    ],
    'trim',
  );
  const mark = surface(
    [
      [onWheel(-0.009, 0.139, 0.0155), onWheel(-0.009, 0.171, 0.0155)],
      [onWheel(0.009, 0.139, 0.0155), onWheel(0.009, 0.171, 0.0155)],
    ],
    'lit',
  );
  return [
    ...surface(rings, 'grip'),
    ...spoke([-0.15, 0.012], [-0.05, 0]),
    ...spoke([0.05, 0], [0.15, 0.012]),
    ...hub,
    ...mark,
  ];
};

/** Windscreen pillars, the roof and the doors below the side windows. */
const frame = (): readonly Face[] => {
  const pillar = (side: keyof typeof pillars): readonly Face[] => {
    const { base: low, header: high } = pillars[side];
    const outwards = side === 'left' ? -1 : 1;
    return bar([low, base.y, base.z - 0.02], [high, header.y, header.z + 0.02], {
      across: [0.06, 0.02 * outwards, 0],
      up: [0, 0.06, 0.05],
      paint: 'lining',
    });
  };
  const edges = [pillars.left.header, pillars.right.header] as const;
  const roof = surface(
    [
      range(10).map((share): Point => [
        edges[0] + share * (edges[1] - edges[0]),
        header.y,
        header.z + 0.05 * Math.sin(Math.PI * share),
      ]),
      range(10).map((share): Point => [
        edges[0] + share * (edges[1] - edges[0]),
        header.y - 0.16,
        header.z + 0.03 + 0.05 * Math.sin(Math.PI * share),
      ]),
      range(10).map((share): Point => [
        edges[0] + share * (edges[1] - edges[0]),
        sill.behind,
        header.z + 0.06 + 0.05 * Math.sin(Math.PI * share),
      ]),
    ],
    'lining',
  );
  const rail = (x: number): readonly Face[] =>
    bar([x, header.y, header.z + 0.02], [x, sill.behind, header.z + 0.05], {
      across: [0.06, 0, 0],
      up: [0, 0, 0.06],
      paint: 'trim',
    });
  const door = (x: number): readonly Face[] => [
    ...bar([x, base.y, sill.z], [x, sill.behind, sill.z + 0.03], {
      across: [0.09, 0, 0],
      up: [0, 0, 0.05],
      paint: 'lining',
    }),
    ...surface(
      [
        [
          [x, base.y, sill.z],
          [x, sill.behind, sill.z + 0.03],
        ],
        [
          [x * 0.98, base.y, -0.95],
          [x * 0.98, sill.behind, -0.95],
        ],
      ],
      'dash',
    ),
  ];
  const rearPillar = (x: number, high: number): readonly Face[] =>
    bar([x, sill.behind + 0.15, sill.z], [high, sill.behind + 0.2, header.z + 0.05], {
      across: [0.06, 0, 0],
      up: [0, 0.22, 0],
      paint: 'lining',
    });
  return [
    ...pillar('left'),
    ...pillar('right'),
    ...roof,
    ...rail(edges[0]),
    ...rail(edges[1]),
    ...door(pillars.left.base),
    ...door(pillars.right.base),
    ...rearPillar(pillars.left.base, edges[0]),
    ...rearPillar(pillars.right.base, edges[1]),
  ];
};

/** A mirror: sky above, road below. */
const mirror = (at: Point, width: number, height: number): readonly Face[] => {
  const [w, h] = [width / 2, height / 2];
  const pane = (low: number, high: number, paint: Paint): Face => ({
    points: [
      [-w + 0.012, -0.002, low],
      [w - 0.012, -0.002, low],
      [w - 0.012, -0.002, high],
      [-w + 0.012, -0.002, high],
    ],
    paint,
  });
  const horizon = h * 0.1;
  return moved(
    [
      ...box({ x: [-w, w], y: [0, 0.05], z: [-h, h] }, 'trim'),
      pane(-h + 0.012, horizon, 'mirrorRoad'),
      pane(horizon, h - 0.012, 'mirror'),
    ],
    at,
  );
};

const mirrors = (): readonly Face[] => [
  ...mirror([carMiddle, 0.47, 0.22], 0.25, 0.065),
  ...bar([carMiddle, 0.49, 0.24], [carMiddle, 0.42, 0.31], {
    across: [0.03, 0, 0],
    up: [0, 0, 0.02],
    paint: 'trim',
  }),
  ...mirror([-0.98, 0.86, -0.2], 0.2, 0.13),
  ...bar([-0.66, 0.92, -0.28], [-0.92, 0.9, -0.24], {
    across: [0, 0.04, 0],
    up: [0, 0, 0.03],
    paint: 'trim',
  }),
  ...mirror([1.7, 0.9, -0.2], 0.2, 0.13),
  ...bar([1.38, 0.95, -0.28], [1.62, 0.93, -0.24], { across: [0, 0.04, 0], up: [0, 0, 0.03], paint: 'trim' }),
];

/** Far to near. */
export const cockpitThings = (): readonly (readonly Face[])[] => [
  bonnet(),
  mirrors(),
  frame(),
  dash(),
  instruments(),
  steeringWheel(),
];
