import { language } from '#messages/language';
import { words as pageWords } from '#messages/pages';
import { formatDay } from '../platform/current-date';
import { Contents } from './contents';
import type { Page } from './page';
import { Prose } from './prose';
import { MailLink } from './shell';
import { site } from '../platform/site';
import { RichText } from '../ui/rich-text';
import './beside-title.css';
import './contents.css';
import './prose.css';
import './text-page.css';

const words = pageWords.privacy;
const { introduction, contactUs, ...others } = words.sections;

/** Section that lists the stored data. */
const cookies = 'privacy-cookies-and-tracking';

/** In order, with their fragment ids. */
const sections = [
  { id: 'privacy-introduction', title: introduction.title, body: introduction.body(site.name) },
  { id: 'privacy-information-we-collect', ...others.informationWeCollect },
  { id: cookies, ...others.cookiesAndTracking },
  { id: 'privacy-third-party-services', ...others.thirdPartyServices },
  { id: 'privacy-data-security', ...others.dataSecurity },
  { id: 'privacy-your-rights', ...others.yourRights },
  { id: 'privacy-childrens-privacy', ...others.childrensPrivacy },
  { id: 'privacy-changes', ...others.changes },
  { id: 'privacy-contact-us', title: contactUs.title, body: contactUs.body('{address}') },
];

export const privacyPage = (builtAt: Date): Page => ({
  path: '/privacy',
  file: 'privacy.html',
  title: words.title,
  description: words.description(site.name),
  keywords: words.keywords,
  source: 'src/pages/privacy.tsx',
  indexed: true,
  content: (
    <div className="text-page beside-title wrap">
      <h1>{words.title}</h1>
      <Contents label={pageWords.contents} entries={sections} />
      <div className="prose">
        <p className="last-updated text-quiet">
          <RichText
            text={words.lastUpdated('{day}')}
            slots={{ day: <span data-date="today">{formatDay(builtAt, language.tag)}</span> }}
          />
        </p>
        {sections.map(({ id, title, body }) => (
          <section key={id}>
            <h2 id={id}>{title}</h2>
            <Prose blocks={body} slots={{ address: <MailLink /> }} />
            {id === cookies && <StoredHere />}
          </section>
        ))}
      </div>
    </div>
  ),
});

/** Filled by `stored-here.ts`. */
function StoredHere() {
  return (
    <>
      <h3 id="privacy-stored">{words.stored.title}</h3>
      <div className="stored-here" data-stored>
        <p>{words.stored.withoutScript}</p>
      </div>
    </>
  );
}
