import { words as pageWords } from '#messages/pages';
import type { Page } from './page';
import { linkTo } from './site';

const words = pageWords.notFound;

export const notFound: Page = {
  path: '/404',
  file: '404.html',
  title: words.title,
  description: words.description,
  styles: 'message',
  indexed: false,
  content: (
    <div className="message-page wrap">
      <p className="status-code" aria-hidden="true">
        404
      </p>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <a className="button" href={linkTo('/')}>
        {words.toCalculator}
      </a>
    </div>
  ),
};
