import { faq } from '../content/faq';
import type { Page } from './page';

export const faqPage: Page = {
  path: '/faq',
  file: 'faq.html',
  title: 'Frequently Asked Questions',
  description:
    'Ten plain answers about field of view in racing games: which number to enter, how to measure, three screens, bezels, curved and ultrawide monitors.',
  keywords:
    'FOV FAQ, horizontal FOV, vertical FOV, triple screens, bezels, curved monitor, ultrawide, sim racing',
  styles: 'text',
  indexed: true,
  structuredData: {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  },
  content: (
    <div className="text-page wrap">
      <h1>Frequently Asked Questions</h1>
      <div className="accordion">
        {/* One name for all: the browser itself keeps at most one open. */}
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
