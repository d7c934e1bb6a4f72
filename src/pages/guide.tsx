import { words } from '#messages/pages';
import type { ReactNode } from 'react';
import type { Block } from '../messages/prose';
import { CurvedScreens, Measure, OneScreen, ThreeScreens, WhatFovIs, WhyItMatters } from './guide-figures';
import { Prose } from './prose';
import './accordion.css';
import './guide.css';
import './prose.css';

const { guide } = words.home;

/** In order, with their fragment ids, and a drawing after a number of blocks of text. */
const sections = [
  { id: 'guide-what-fov-is', ...guide.whatFovIs, figure: <WhatFovIs />, after: 1 },
  { id: 'guide-why-it-matters', ...guide.whyItMatters, figure: <WhyItMatters />, after: 1 },
  { id: 'guide-measure', ...guide.measure, figure: <Measure />, after: 1 },
  { id: 'guide-one-screen', ...guide.oneScreen, figure: <OneScreen />, after: 3 },
  { id: 'guide-three-screens', ...guide.threeScreens, figure: <ThreeScreens />, after: 2 },
  { id: 'guide-curved-screens', ...guide.curvedScreens, figure: <CurvedScreens />, after: 3 },
  { id: 'guide-classic-table', ...guide.classicTable },
  { id: 'guide-common-mistakes', ...guide.commonMistakes },
  { id: 'guide-feels-narrow', ...guide.feelsNarrow },
];

interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: readonly Block[];
  readonly figure?: ReactNode;
  readonly after?: number;
}

export function Guide() {
  return (
    <section className="guide wrap" aria-labelledby="guide">
      <h2 id="guide">{words.home.guideHeading}</h2>
      <div className="prose accordion">
        {/* The browser opens the target of a link or of a search on the page. */}
        {sections.map(({ id, title, body, figure, after = 0 }: Section) => (
          <details key={id}>
            <summary>
              <h3 id={id}>{title}</h3>
            </summary>
            <Prose blocks={body.slice(0, after)} />
            {figure}
            <Prose blocks={body.slice(after)} />
          </details>
        ))}
      </div>
    </section>
  );
}
