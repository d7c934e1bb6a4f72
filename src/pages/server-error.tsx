import { words as pageWords } from '#messages/pages';
import { ErrorScreen } from '../ui/loading/error-screen';
import type { Page } from './page';
import { linkTo } from '../platform/site';
import '../ui/styles/button.css';
import './message-page.css';

const words = pageWords.serverError;

/** Error pages of a static host. */
export const serverErrors: readonly Page[] = ([500, 502, 503, 504] as const).map((code) => ({
  path: `/${code}`,
  file: `${code}.html`,
  title: words.title,
  description: words.description,
  source: 'src/pages/server-error.tsx',
  indexed: false,
  content: (
    <div className="message-page wrap">
      <div className="message-text">
        <ErrorScreen
          headingLevel="h1"
          detail={words.details[code]}
          advice={words.advice}
          action={
            // An empty address reloads the page that failed.
            <a className="button" href="">
              {words.tryAgain}
            </a>
          }
        />
        <p>
          <a href={linkTo('/')}>{words.toCalculator}</a>
        </p>
      </div>
    </div>
  ),
}));
