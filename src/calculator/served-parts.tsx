import { words as appWords } from '#messages/app';
import { words } from '#messages/explore';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { ServedRigView } from '../drawing/rig-frame';
import { drawnRig } from '../drawing/top-model';
import { exactAnswer } from '../domain/rig/exact-answer';
import { defaultEntry } from '../domain/rig/entry';
import { Answer } from '../features/results-exact/answer';
import { Scene } from '../features/window/scene';
import { RigWindow } from '../features/window/window';
import { windowModel } from '../features/window/window-model';
import { ExploreFrame } from './explore-frame';

const defaultRig = drawnRig(exactAnswer(defaultEntry), 'cm');

/** A tenth of a pixel is as fine as a picture needs to be that is replaced before anybody measures it, and a scale of four digits. */
const rounded = (markup: string): string =>
  markup.replace(/ (d|x|y|cx|cy|rx|ry|transform)="([^"]+)"/g, (_, name: string, numbers: string) => {
    const digits = name === 'transform' ? 4 : 1;
    const short = numbers.replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(digits))));
    return ` ${name}="${short}"`;
  });

const markupOf = (drawing: ReactNode, identifierPrefix: string): string =>
  rounded(renderToStaticMarkup(drawing, { identifierPrefix }));

const loading = (
  <p className="lazy-loading" role="status">
    {appWords.late.loading}
  </p>
);

/** What live parts take the place of, made by the same hand: the default rig and its answer, and the tabs. Only ever written into pages. */
export const served = {
  answer: renderToStaticMarkup(<Answer entry={defaultEntry} method="classic" />),
  drawing: markupOf(<ServedRigView {...defaultRig} />, 'served-'),
  explore: renderToStaticMarkup(
    <ExploreFrame
      panel={(id) => (
        <div className={`explore-part explore-${id}`}>
          {loading}
          <noscript>
            <p>{words.needsScript}</p>
          </noscript>
        </div>
      )}
    />,
  ),
};

/** The default rig as a window, until the live one puts theirs in its place. The scene in it stays: both use it. */
export const HeroWindow = () => (
  <div className="hero-window">
    <Scene />
    <div className="served">
      <RigWindow model={windowModel(exactAnswer(defaultEntry), 'cm')} />
    </div>
  </div>
);
