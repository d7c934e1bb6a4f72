import { words } from '#messages/window';
import { useLayoutEffect, useRef, useState } from 'react';
import { plainText } from '../../messages/marks';
import { Segments } from '../../ui/fields/segments';
import { RichText } from '../../ui/rich-text';
import type { Hung, WindowModel } from './window-model';
import './window.css';
import './window-words.css';

/** Id of the scene, which exists once per page. */
export const sceneId = 'starting-grid';

const scene = <use href={`#${sceneId}`} />;

type Setting = 'shipped' | 'yours';

/**
 * The world as line art with a monitor in front: it shows the same world in colour, at the game's default angle of view
 * or at the rig's own.
 */
export function RigWindow({ model }: { readonly model: WindowModel }) {
  const [setting, setSetting] = useState<Setting>('yours');
  const stage = useRef<HTMLDivElement>(null);
  // Adopts a choice made before hydration.
  useLayoutEffect(() => {
    if (stage.current?.querySelector('[value=shipped]:checked')) setSetting('shipped');
  }, []);
  const { hung } = model;
  return (
    <div className="window-stage" ref={stage}>
      <svg className="window-art" aria-hidden="true">
        <svg className="window-world" viewBox={hung ? hung.viewBox : model.viewBox}>
          <g className="window-wire">{scene}</g>
          {hung && <Monitor hung={hung} />}
        </svg>
        {hung && <Marks hung={hung} />}
        {hung && <BracketOnGlass {...hung} />}
      </svg>
      <div className="window-words">
        {hung ? (
          <>
            <Segments
              label={words.settings}
              options={[
                { value: 'shipped', text: hung.settings.shipped },
                { value: 'yours', text: hung.settings.yours },
              ]}
              value={setting}
              onChange={setSetting}
            />
            <a className="window-look" href="#look">
              {words.look}
            </a>
            <div className="window-sentences">
              <p className="window-if-shipped">
                <RichText text={hung.sentences.shipped} />
              </p>
              <p className="window-if-yours">
                <span className="visually-hidden">{plainText(hung.span)}. </span>
                <RichText text={hung.sentences.yours} />
              </p>
            </div>
          </>
        ) : (
          <p className="window-none">
            <RichText text={model.reason} />
          </p>
        )}
      </div>
    </div>
  );
}

const Monitor = ({ hung }: { readonly hung: Hung }) => (
  <>
    <path className="window-graticule" d={hung.graticule} />
    <path className="window-ends" d={hung.ends} />
    <path className="window-frame" d={hung.frame} />
    <clipPath id="window-glass">
      <path d={hung.glass} />
    </clipPath>
    <g clipPath="url(#window-glass)">
      <g className="window-picture" transform={hung.shipped}>
        {scene}
      </g>
      {hung.sides !== '' && <path className="window-dark" d={hung.sides} />}
    </g>
    <path className="window-rim" d={hung.glass} />
  </>
);

/**
 * The rule below the number becomes a dimension of the glass. Lengths in pixels keep theirs at any scale of the drawing.
 */
const BracketOnGlass = ({ bracket, across, top, bottom }: Hung) =>
  bracket &&
  across && (
    <g className={`window-bracket bracket-${bracket}`}>
      {bracket === 'side' ? (
        <svg x={across.from}>
          <line x1="-24" x2="-24" y1={top} y2="100%" />
          <svg y={top}>
            <path d="M-32 0H0" />
          </svg>
          <svg y={bottom}>
            <path d="M-32 0H0" />
          </svg>
          <svg className="bracket-tail" y="100%">
            <path d="M-24 0v32" />
          </svg>
        </svg>
      ) : (
        <svg y={bottom}>
          <line x1={across.from} x2={across.to} y1="32" y2="32" />
          <svg x={across.from}>
            <path d="M0 8V40" />
          </svg>
          <svg x={across.to}>
            <path d="M0 8V40" />
          </svg>
        </svg>
      )}
    </g>
  );

/**
 * Text keeps its size at any scale of the drawing: x is a share of the stage, y above the glass is in lines of text.
 */
const Marks = ({ hung: { top, across, marks, span } }: { readonly hung: Hung }) => (
  <svg className="window-marks" y={top}>
    {marks.map(({ x, isEnd, text }, index) => (
      <text key={index} className={isEnd ? 'mark-end' : undefined} x={x} dx={isEnd ? -4 : 4} y="-4em">
        {text}
      </text>
    ))}
    {across && <line x1={across.from} x2={across.to} y1="-2.15em" y2="-2.15em" />}
    <text className="window-span" x="50%" y="-1.7em">
      <RichText text={span} strong="tspan" />
    </text>
  </svg>
);
