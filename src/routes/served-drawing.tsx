import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { ServedRigView } from '../features/rig-view/rig-view';
import { TopPicture } from '../features/rig-view/top-view';
import { answerOf } from '../rig/answer';
import { defaultEntry } from '../rig/entry';
import { setupOf } from '../rig/setup';

const { rig, seen, plan } = answerOf(setupOf(defaultEntry));
const defaultRig = { rig: rig.ok ? rig.value : null, seen, plan };

/** A tenth of a pixel is as fine as a picture needs to be that is replaced before anybody measures it. */
const rounded = (markup: string): string =>
  markup.replace(/ (d|x|y|cx|cy)="([^"]+)"/g, (_, name: string, numbers: string) => {
    const short = numbers.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
    return ` ${name}="${short}"`;
  });

const markupOf = (drawing: ReactNode, identifierPrefix: string): string =>
  rounded(renderToStaticMarkup(drawing, { identifierPrefix }));

/** The default rig, drawn by the same hand as the live drawing that takes its place. Only ever written into pages. */
export const servedDrawing = markupOf(<ServedRigView {...defaultRig} />, 'served-');

export const HeroDrawing = () => (
  <div
    className="hero-drawing"
    dangerouslySetInnerHTML={{ __html: markupOf(<TopPicture {...defaultRig} />, 'hero-') }}
  />
);
