import { linkTo } from '../content/site';
import { ErrorScreen } from '../ui/error-screen';
import type { Page } from './page';

/** What a static host shows when it fails itself. */
const statuses = [
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [504, 'Gateway Timeout'],
] as const;

export const serverErrors: readonly Page[] = statuses.map(([code, name]) => ({
  path: `/${code}`,
  file: `${code}.html`,
  title: 'Unexpected Application Error!',
  description: 'The server could not answer.',
  styles: 'message',
  indexed: false,
  content: (
    <div className="message-page wrap">
      <ErrorScreen
        headingLevel="h1"
        detail={`${code} ${name}`}
        advice="The server could not answer. This is not your fault, and it usually passes."
        action={
          // An empty address is the page that failed, whichever it was.
          <a className="button" href="">
            Try again
          </a>
        }
      />
      <p>
        <a href={linkTo('/')}>Return to Calculator</a>
      </p>
    </div>
  ),
}));
