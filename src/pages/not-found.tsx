import { words as pageWords } from '#messages/pages';
import type { Page } from './page';
import { linkTo } from '../platform/site';
import '../ui/styles/button.css';
import './message-page.css';

const words = pageWords.notFound;

export const notFound: Page = {
  path: '/404',
  file: '404.html',
  title: words.title,
  description: words.description,
  source: 'src/pages/not-found.tsx',
  indexed: false,
  content: (
    <div className="message-page wrap">
      <div className="message-text">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <a className="button" href={linkTo('/')}>
          {words.toCalculator}
        </a>
      </div>
      <EyeElsewhere />
    </div>
  ),
};

/** A screen, the place where the eye belongs, and the path by which it left. */
function EyeElsewhere() {
  return (
    <svg className="lost-drawing" viewBox="0 0 384 288" aria-hidden="true">
      <path className="lost-place" d="M104 56 192 208 280 56M192 208v1" />
      <path className="lost-screen" d="M104 56H280" />
      <path className="lost-way" d="M192 216C192 264 256 272 320 240" />
      <circle cx="328" cy="236" r="6" />
      <text x="192" y="120" textAnchor="middle">
        404
      </text>
    </svg>
  );
}
