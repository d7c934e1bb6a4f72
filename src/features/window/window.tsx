import { words } from '#messages/window';
import { useState } from 'react';
import { emphasised } from '../../ui/emphasised';
import { Segments } from '../../ui/fields/segments';
import type { Hung, WindowModel } from './window-model';
import './window.css';

/** The scene, which the page holds once. */
export const sceneId = 'starting-grid';

const scene = <use href={`#${sceneId}`} />;

export type Setting = 'shipped' | 'yours';

interface RigWindowProps {
  readonly model: WindowModel;
  readonly firstSetting?: Setting;
}

/** The world as line art; in it a monitor that shows the same world in colour, by the game's angle of view or by the rig's own. */
export function RigWindow({ model, firstSetting = 'yours' }: RigWindowProps) {
  const [setting, setSetting] = useState(firstSetting);
  const { hung } = model;
  return (
    <div className="window-stage">
      <svg className="window-art" aria-hidden="true">
        <svg className="window-world" viewBox={hung ? hung.viewBox : model.viewBox}>
          <g className="window-wire">{scene}</g>
          {hung && <Monitor hung={hung} />}
        </svg>
        {hung && <Marks hung={hung} />}
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
            <div className="window-sentences">
              <p className="window-if-shipped">{emphasised(hung.sentences.shipped)}</p>
              <p className="window-if-yours">
                <span className="visually-hidden">{hung.span.replaceAll('**', '')}. </span>
                {emphasised(hung.sentences.yours)}
              </p>
            </div>
          </>
        ) : (
          <p className="window-none">{emphasised(model.reason)}</p>
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

/** Letters keep their size, whatever the scale of the drawing: places across are shares of the stage, those above the glass lines of text. */
const Marks = ({ hung: { top, across, marks, span } }: { readonly hung: Hung }) => (
  <svg className="window-marks" y={top}>
    {marks.map(({ x, isEnd, text }, index) => (
      <text key={index} className={isEnd ? 'mark-end' : undefined} x={x} dx={isEnd ? -4 : 4} y="-4em">
        {text}
      </text>
    ))}
    {across && <line x1={across.from} x2={across.to} y1="-2.15em" y2="-2.15em" />}
    <text className="window-span" x="50%" y="-1.7em">
      {span.split('**').map((piece, i) => (i % 2 === 0 ? piece : <tspan key={i}>{piece}</tspan>))}
    </text>
  </svg>
);
