import { words as pageWords } from '#messages/pages';
import type { ReactNode } from 'react';
import { BrandMark } from '../ui/svg/brand-mark';
import { Inline } from './prose';
import { gamesPath, linkTo, site } from '../platform/site';
import './shell.css';

const words = pageWords.frame;

const links = [
  { path: '/', short: words.home, long: words.home },
  { path: '/faq', short: words.faq, long: words.faq },
  { path: '/privacy', short: words.privacy, long: words.privacyInFull },
];

/** Behind those, in the footer. */
const more = [{ path: gamesPath, long: words.games }];

interface ShellProps {
  readonly path: string;
  readonly builtAt: Date;
  readonly children: ReactNode;
}

/** Navigation and footer, the same on every page. */
export function Shell({ path, builtAt, children }: ShellProps) {
  return (
    <>
      <a className="skip-link" href="#content">
        {words.skipToContent}
      </a>
      <header className="top-bar">
        <nav className="wrap" aria-label={words.mainNavigation}>
          <a className="brand" href={linkTo('/')}>
            <svg className="brand-mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <BrandMark />
            </svg>
            {site.name}
          </a>
          <ul>
            {links.map((link) => (
              <li key={link.path}>
                <a href={linkTo(link.path)} aria-current={link.path === path ? 'page' : undefined}>
                  {link.short}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="footer">
        <div className="wrap">
          <nav aria-labelledby="quick-links">
            <h2 id="quick-links">{words.quickLinks}</h2>
            <ul>
              {[...links, ...more].map((link) => (
                <li key={link.path}>
                  <a href={linkTo(link.path)}>{link.long}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{words.contact}</h2>
            <p>
              <MailLink />
            </p>
          </div>
          <p className="fine-print">
            <Inline
              text={words.finePrint('{year}', site.name)}
              slots={{ year: <span data-date="year">{builtAt.getFullYear()}</span> }}
            />
          </p>
        </div>
      </footer>
    </>
  );
}

export function MailLink() {
  return <a href={`mailto:${site.email}`}>{site.email}</a>;
}
