import { cards } from '../content/cards';
import { guide } from '../content/guide';
import { addressOf, site } from '../content/site';

import { HeroDrawing } from './hero-drawing';
import { Island } from './island';
import type { Page } from './page';
import { Workbench } from './workbench';

const description =
  'Enter your monitor and your distance to it, and read the field of view for racing games at once. Free, without an account, and nothing you enter leaves your browser.';

export const home: Page = {
  path: '/',
  file: 'index.html',
  title: `${site.product} for Sim Racing`,
  description,
  keywords:
    'FOV calculator, field of view, sim racing, triple screen angle, Assetto Corsa, iRacing, rFactor, RaceRoom, F1, DiRT Rally, EA WRC',
  styles: 'home',
  indexed: true,
  hasCalculator: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: `${site.name} ${site.product}`,
    url: addressOf('/'),
    description,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
    image: addressOf(site.socialPicture.path),
  },
  content: <Home />,
};

function Home() {
  return (
    <>
      <section className="hero" aria-labelledby="hero-title">
        <div className="wrap">
          <div className="hero-text">
            <h1 id="hero-title">Modern {site.product}</h1>
            <p className="lead">
              Tell it your monitor and how far away you sit. It tells you the field of view for your racing
              games, as the number each game wants.
            </p>
            <a className="button" href="#calculator">
              Start Calculating
            </a>
          </div>
          <HeroDrawing />
        </div>
      </section>
      <section className="calculator-section wrap" id="calculator" aria-labelledby="calculator-title">
        <h2 id="calculator-title">{site.product}</h2>
        <Island>
          <Workbench />
        </Island>
      </section>
      <section className="wrap" aria-labelledby="cards-title">
        <h2 id="cards-title">Field of view in short</h2>
        <ul className="explainers">
          {cards.map(({ title, text }) => (
            <li className="card" key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Guide />
    </>
  );
}

function Guide() {
  return (
    <section className="guide wrap" aria-labelledby="guide">
      <h2 id="guide">The guide</h2>
      <nav className="guide-contents" aria-label="Guide">
        <ol>
          {guide.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose">
        {guide.map(({ id, title, body }) => (
          <section key={id}>
            <h3 id={id}>{title}</h3>
            {body}
          </section>
        ))}
      </div>
    </section>
  );
}
