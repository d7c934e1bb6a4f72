import { words as appWords } from '#messages/app';
import { words } from '#messages/explore';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { ServedRigView } from '../drawing/rig-frame';
import { drawnRig } from '../drawing/top-model';
import { TopPicture } from '../drawing/top-picture';
import { exactAnswer } from '../domain/rig/exact-answer';
import { defaultEntry } from '../domain/rig/entry';
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

/** What live parts take the place of, made by the same hand: the default rig, and the tabs. Only ever written into pages. */
export const served = {
  drawing: markupOf(<ServedRigView {...defaultRig} />, 'served-'),
  explore: renderToStaticMarkup(
    <ExploreFrame
      share={<div className="share-part">{loading}</div>}
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

/** The default rig, until the live drawing puts theirs in its place. */
export const HeroDrawing = () => (
  <div className="hero-drawing">
    <div
      className="served"
      dangerouslySetInnerHTML={{ __html: markupOf(<TopPicture {...defaultRig} />, 'hero-') }}
    />
  </div>
);
