import { language } from '#messages/language';
import { words as pageWords } from '#messages/pages';
import { Guide } from './guide';
import { HeroRoot } from './hero-root';
import { Island } from './island';
import type { Page } from './page';
import { served } from '../calculator/served-parts';
import { Scene } from '../features/window/scene';
import { addressOf, site } from '../platform/site';
import { Workbench } from '../calculator/workbench';
import '../ui/styles/button.css';
import './explainers.css';
import './hero.css';
import './hero-wide.css';
import './sections.css';

const words = pageWords.home;

export const home: Page = {
  path: '/',
  file: 'index.html',
  title: words.title,
  description: words.description,
  keywords: words.keywords,
  source: 'src/pages/home.tsx',
  indexed: true,
  hasCalculator: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: words.applicationName(site.name),
    url: addressOf('/'),
    description: words.description,
    inLanguage: language.tag,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: words.operatingSystem,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
    image: addressOf(site.socialPicture.path),
  },
  content: <Home />,
};

const { cards } = words;

function Home() {
  return (
    <>
      <section className="hero" aria-labelledby="hero-title">
        <Scene />
        <div className="wrap">
          <div className="hero-title">
            <h1 id="hero-title">{words.heading}</h1>
            <p className="lead">{words.lead}</p>
          </div>
          <HeroRoot />
        </div>
      </section>
      <section className="calculator-section wrap" id="calculator" aria-labelledby="calculator-title">
        {/* For screen readers: visually, the cards need no heading. */}
        <h2 className="visually-hidden" id="calculator-title">
          {words.calculator}
        </h2>
        <Island>
          <Workbench served={served} />
        </Island>
      </section>
      <section className="wrap" aria-labelledby="cards-title">
        <h2 id="cards-title">{words.inShort}</h2>
        <ul className="explainers">
          {(['whatItIs', 'whyItMatters', 'commonMistake', 'inYourBrowser'] as const).map((id) => (
            <li key={id}>
              <h3>{cards[id].title}</h3>
              <p>{cards[id].text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Guide />
    </>
  );
}
