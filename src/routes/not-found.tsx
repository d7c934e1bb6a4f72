import { linkTo } from '../content/site';
import type { Page } from './page';

export const notFound: Page = {
  path: '/404',
  file: '404.html',
  title: 'Page Not Found',
  description: 'There is no page at this address.',
  styles: 'message',
  indexed: false,
  content: (
    <div className="message-page wrap">
      <p className="status-code" aria-hidden="true">
        404
      </p>
      <h1>Page Not Found</h1>
      <p>Looks like you&apos;ve taken a wrong turn. Let&apos;s get you back on track!</p>
      <a className="button" href={linkTo('/')}>
        Return to Calculator
      </a>
    </div>
  ),
};
