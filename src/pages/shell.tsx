import { language } from '#messages/language';
import { words as pageWords } from '#messages/pages';
import type { ReactNode } from 'react';
import { languages } from '../messages/languages';
import { BrandMark } from '../ui/svg/brand-mark';
import type { Page } from './page';
import { gamesPath, linkIn, linkTo, measurePath, site } from '../platform/site';
import { RichText } from '../ui/rich-text';
import './footer.css';
import './shell.css';

const words = pageWords.frame;

const links = [
  { path: '/', short: words.home, long: words.home },
  { path: '/faq', short: words.faq, long: words.faq },
  { path: '/privacy', short: words.privacy, long: words.privacyInFull },
  { path: gamesPath, short: words.games, long: words.games },
];

interface ShellProps {
  readonly page: Page;
  readonly builtAt: Date;
  readonly children: ReactNode;
}

/** Navigation and footer, the same on every page. */
export function Shell({ page, builtAt, children }: ShellProps) {
  const { path, indexed } = page;
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
              {links.map((link) => (
                <li key={link.path}>
                  <a href={linkTo(link.path)}>{link.long}</a>
                </li>
              ))}
              <li>
                <a href={linkTo(measurePath)}>{words.measure}</a>
              </li>
              <li>
                <a href={linkTo(`${gamesPath}#open-data`)}>{words.openData}</a>
              </li>
            </ul>
          </nav>
          <div>
            <h2>{words.contact}</h2>
            <p>
              <MailLink />
            </p>
          </div>
          {/* Error pages have no address in any language. */}
          {languages.length > 1 && <Languages path={indexed ? path : '/'} />}
          <p className="fine-print text-quiet">
            <RichText
              text={words.finePrint('{year}', site.name)}
              slots={{ year: <span data-date="year">{builtAt.getFullYear()}</span> }}
            />
          </p>
        </div>
      </footer>
    </>
  );
}

/** Links to the page in the other languages, each in its own language. */
function Languages({ path }: { readonly path: string }) {
  return (
    <nav className="footer-languages" aria-labelledby="languages">
      <h2 id="languages">{words.languages}</h2>
      <ul>
        {languages.map((each) => (
          <li key={each.tag}>
            <a
              href={linkIn(each, path)}
              hrefLang={each.tag}
              lang={each.tag}
              {...(each.tag === language.tag ? { 'aria-current': true } : { 'data-offer': each.alsoIn })}
            >
              {each.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function MailLink() {
  return <a href={`mailto:${site.email}`}>{site.email}</a>;
}
