import { privacySections } from '../content/privacy';
import { formatDay } from '../platform/current-date';
import type { Page } from './page';
import { MailLink } from './shell';

export const privacyPage = (builtAt: Date): Page => ({
  path: '/privacy',
  file: 'privacy.html',
  title: 'Privacy Policy',
  description:
    'Sightline has no accounts, no cookies and no analytics, and asks no other server for anything. What you enter stays in your browser.',
  keywords: 'privacy, no cookies, no tracking, no accounts, FOV calculator',
  styles: 'text',
  indexed: true,
  content: (
    <div className="text-page wrap">
      <h1>Privacy Policy</h1>
      <div className="prose">
        <p className="quiet">
          Last updated: <span data-date="today">{formatDay(builtAt)}</span>
        </p>
        {privacySections(<MailLink />).map(({ id, title, body }) => (
          <section key={id}>
            <h2 id={id}>{title}</h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  ),
});
