import type { ReactNode } from 'react';

/** Line drawings of the five steps; the text beside each says the same. */

const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <svg className="measure-drawing" viewBox="0 0 160 90" aria-hidden="true">
    {children}
  </svg>
);

/** Far things, from −80 to 80 across and −45 to 45 down. */
const Scene = ({ at }: { readonly at: string }) => (
  <g transform={at}>
    <path d="M-120 0H120M-120 0Q-90-16-62 0M26 0v-14h30V0M31-14v14M41-14v14M51-14v14M-34 0v-9M-34-9l-6 0 6-12 6 12z" />
    <path d="M-6 0L-60 60M6 0L60 60" />
  </g>
);

const Frame = ({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) => (
  <rect className="measure-drawing-frame" x={x} y={y} width={width} height={(width * 9) / 16} />
);

const clips = {
  'measure-whole': { x: 8, y: 4.5, width: 144 },
  'measure-first': { x: 4, y: 8, width: 48 },
  'measure-second': { x: 56, y: 8, width: 48 },
  'measure-third': { x: 108, y: 8, width: 48 },
  'measure-left': { x: 6, y: 8, width: 72 },
  'measure-right': { x: 84, y: 8, width: 72 },
} as const;

/** Frames that cut off what lies outside, shared by the drawings. */
export const DrawingClips = () => (
  <svg className="measure-clips" aria-hidden="true">
    {Object.entries(clips).map(([id, { x, y, width }]) => (
      <clipPath key={id} id={id}>
        <rect x={x} y={y} width={width} height={(width * 9) / 16} />
      </clipPath>
    ))}
  </svg>
);

interface PictureProps {
  readonly clip: keyof typeof clips;
  /** Place of the scene in it. */
  readonly at: string;
  readonly children?: ReactNode;
}

const Picture = ({ clip, at, children }: PictureProps) => (
  <>
    <g clipPath={`url(#${clip})`}>
      <Scene at={at} />
      {children}
    </g>
    <Frame {...clips[clip]} />
  </>
);

const Dot = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <circle className="measure-drawing-point" cx={x} cy={y} r="4" />
);

export const stepDrawings = {
  stand: (
    <Drawing>
      <Picture clip="measure-whole" at="translate(80 38)">
        <path className="measure-drawing-car" d="M0 90V72Q30 60 80 60T160 72V90zM62 66a18 18 0 0 1 36 0" />
        <path d="M62 68a18 18 0 0 1 36 0M8 5L30 62M152 5L130 62" />
      </Picture>
    </Drawing>
  ),
  numbers: (
    <Drawing>
      <Picture clip="measure-first" at="translate(28 21.5) scale(.85)" />
      <Picture clip="measure-second" at="translate(80 21.5) scale(.55)" />
      <Picture clip="measure-third" at="translate(132 21.5) scale(.34)" />
      {['40', '60', '90'].map((number, index) => (
        <text key={number} x={28 + 52 * index} y="58">
          {number}
        </text>
      ))}
    </Drawing>
  ),
  turn: (
    <Drawing>
      <Picture clip="measure-left" at="translate(42 28) scale(.6)" />
      <Picture clip="measure-right" at="translate(104 28) scale(.6)" />
      <path className="measure-drawing-arrow" d="M46 64q34 16 68 0m-9-1l9 1-5 8" />
    </Drawing>
  ),
  mark: (
    <Drawing>
      <Picture clip="measure-left" at="translate(42 30) scale(.8)" />
      <Picture clip="measure-right" at="translate(120 30) scale(.5)" />
      <Dot x={14.8} y={22.8} />
      <Dot x={62.8} y={18.8} />
      <Dot x={103} y={25.5} />
      <Dot x={133} y={23} />
      <path className="measure-drawing-arrow" d="M19 23H98M67 19h61" strokeDasharray="2 3" />
    </Drawing>
  ),
  read: (
    <Drawing>
      <path d="M112 8v74" />
      <path className="measure-drawing-angle" d="M30 45L112 8V82z" />
      <path className="measure-drawing-arrow" d="M58 32.4a31 31 0 0 1 0 25.2" />
      <text x="80" y="50">
        60°
      </text>
    </Drawing>
  ),
} as const;
