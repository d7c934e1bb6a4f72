import { words } from '#messages/measure';
import type { ReactNode } from 'react';

/** Section of the page with the result. */
export const ResultSection = ({ children }: { readonly children: ReactNode }) => (
  <section className="measure-part" aria-labelledby="measure-result">
    <h2 id="measure-result">{words.result.title}</h2>
    {children}
  </section>
);

/** The same before there are pairs of pictures. */
export const WaitingResult = () => (
  <ResultSection>
    <p className="text-quiet">{words.result.waitingForPictures}</p>
  </ResultSection>
);
