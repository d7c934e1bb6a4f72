import { words } from '#messages/pages';
import { language } from '#messages/language';
import type { Page } from './page';
import './accordion.css';
import './answers.css';
import './beside-title.css';
import './text-page.css';

const { questions } = words.faq;

/** In order, with their fragment ids. */
const faq = [
  { id: 'faq-which-fov', ...questions.whichFov },
  { id: 'faq-horizontal-or-vertical', ...questions.horizontalOrVertical },
  { id: 'faq-zoomed-in', ...questions.zoomedIn },
  { id: 'faq-where-to-measure', ...questions.whereToMeasure },
  { id: 'faq-triples', ...questions.triples },
  { id: 'faq-bezels', ...questions.bezels },
  { id: 'faq-curved', ...questions.curved },
  { id: 'faq-ultrawide', ...questions.ultrawide },
  { id: 'faq-other-calculators', ...questions.otherCalculators },
  { id: 'faq-privacy-and-cost', ...questions.privacyAndCost },
];

export const faqPage: Page = {
  path: '/faq',
  file: 'faq.html',
  title: words.faq.title,
  description: words.faq.description,
  keywords: words.faq.keywords,
  source: 'src/pages/faq.tsx',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language.tag,
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: language.sentences(answer) },
    })),
  },
  content: (
    <div className="text-page beside-title wrap">
      <h1>{words.faq.title}</h1>
      <div className="accordion">
        {/* A shared name: the browser keeps at most one open. */}
        {faq.map(({ id, question, answer }) => (
          <details key={id} id={id} name="faq">
            <summary>
              <h2>{question}</h2>
            </summary>
            <div className="answer">
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </div>
  ),
};
