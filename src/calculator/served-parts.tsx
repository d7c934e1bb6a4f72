import { words } from '#messages/explore';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { ServedRigView } from '../drawing/rig-frame';
import { exactAnswer } from '../domain/rig/exact-answer';
import { defaultEntry } from '../domain/rig/entry';
import { ServedLibrary } from '../features/game-library/served-library';
import { Answer } from '../features/results-exact/answer';
import { Loading } from '../ui/loading/part-missing';
import { ExploreFrame } from './explore-frame';

/** Half a pixel is fine enough for a picture that is replaced, and four digits for its scale. */
const rounded = (markup: string): string =>
  markup.replace(/ (d|x|y|cx|cy|rx|ry|transform)="([^"]+)"/g, (_, name: string, numbers: string) => {
    const perUnit = name === 'transform' ? 10_000 : 2;
    const short = numbers.replace(/-?\d+\.\d+/g, (number) =>
      String(Math.round(Number(number) * perUnit) / perUnit),
    );
    return ` ${name}="${short}"`;
  });

const markupOf = (drawing: ReactNode, identifierPrefix: string): string =>
  rounded(renderToStaticMarkup(drawing, { identifierPrefix }));

/**
 * Static HTML of the default rig, its answer and the tabs, by the components that replace it. Used at build time
 * only.
 */
export const served = {
  angles: renderToStaticMarkup(<Answer entry={defaultEntry} />),
  games: renderToStaticMarkup(<ServedLibrary entry={defaultEntry} />),
  drawing: markupOf(<ServedRigView rig={exactAnswer(defaultEntry)} units="cm" />, 'served-'),
  explore: renderToStaticMarkup(
    <ExploreFrame
      panel={(_, container) => (
        <div {...container}>
          <Loading />
          <noscript>
            <p>{words.needsScript}</p>
          </noscript>
        </div>
      )}
    />,
  ),
};
