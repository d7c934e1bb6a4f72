import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { createWorkspace } from './workspace';
import { ServedRigView } from '../drawing/rig-view';
import { TopPicture } from '../drawing/top-view';
import { exactAnswer } from '../domain/rig/exact-answer';
import { defaultEntry } from '../domain/rig/entry';
import { Explore } from './explore';

const { rig, seen, plan } = exactAnswer(defaultEntry);
const defaultRig = { rig: rig.ok ? rig.value : null, seen, plan };

/** A tenth of a pixel is as fine as a picture needs to be that is replaced before anybody measures it, and a scale of four digits. */
const rounded = (markup: string): string =>
  markup.replace(/ (d|x|y|cx|cy|rx|ry|transform)="([^"]+)"/g, (_, name: string, numbers: string) => {
    const digits = name === 'transform' ? 4 : 1;
    const short = numbers.replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(digits))));
    return ` ${name}="${short}"`;
  });

const markupOf = (drawing: ReactNode, identifierPrefix: string): string =>
  rounded(renderToStaticMarkup(drawing, { identifierPrefix }));

/** What live parts take the place of, made by the same hand: the default rig, and the tabs. Only ever written into pages. */
export const served = {
  drawing: markupOf(<ServedRigView {...defaultRig} />, 'served-'),
  explore: renderToStaticMarkup(
    <Explore workspace={createWorkspace()} showToast={() => () => undefined} idOf={(name) => name} />,
  ),
};

export const HeroDrawing = () => (
  <div
    className="hero-drawing"
    dangerouslySetInnerHTML={{ __html: markupOf(<TopPicture {...defaultRig} />, 'hero-') }}
  />
);
