import { words as pageWords } from '#messages/pages';
import { measurePath } from '../platform/site';
import '../ui/styles/text-list.css';
import { Breadcrumbs, breadcrumbList } from './breadcrumbs';
import { Island } from './island';
import { DrawingClips, stepDrawings } from './measure-drawings';
import { MeasureTools } from './measure-tools';
import type { Page } from './page';
import './measure-page.css';

const words = pageWords.measure;

const crumbs = [{ path: measurePath, text: words.heading }];

const steps = ['stand', 'numbers', 'turn', 'mark', 'read'] as const;

export const measurePage: Page = {
  path: measurePath,
  file: 'measure.html',
  title: words.title,
  description: words.description,
  keywords: words.keywords,
  source: 'src/pages/measure-page.tsx',
  indexed: true,
  isMeasuring: true,
  structuredData: { '@context': 'https://schema.org', ...breadcrumbList(crumbs) },
  content: (
    <div className="measure-page wrap">
      <Breadcrumbs crumbs={crumbs} />
      <h1>{words.heading}</h1>
      <p className="measure-lead">{words.lead}</p>
      <DrawingClips />
      <section aria-labelledby="measure-steps">
        <h2 id="measure-steps">{words.stepsTitle}</h2>
        <ol className="measure-steps">
          {steps.map((step) => (
            <li key={step}>
              {stepDrawings[step]}
              <h3>{words.steps[step].title}</h3>
              <p>{words.steps[step].text}</p>
            </li>
          ))}
        </ol>
      </section>
      <Island missing={words.missing}>
        <MeasureTools />
      </Island>
      <div className="measure-notes">
        <section aria-labelledby="measure-notes">
          <h2 id="measure-notes">{words.notesTitle}</h2>
          <ul className="text-list">
            {words.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="measure-why">
          <h2 id="measure-why">{words.whyTitle}</h2>
          {words.why.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      </div>
    </div>
  ),
};
