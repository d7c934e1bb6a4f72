import { words } from '#messages/pages';
import { Prose } from './prose';

const { guide } = words.home;

/** In their order, with the names under which they can be linked to. */
const sections = [
  { id: 'guide-what-fov-is', ...guide.whatFovIs },
  { id: 'guide-why-it-matters', ...guide.whyItMatters },
  { id: 'guide-measure', ...guide.measure },
  { id: 'guide-one-screen', ...guide.oneScreen },
  { id: 'guide-three-screens', ...guide.threeScreens },
  { id: 'guide-curved-screens', ...guide.curvedScreens },
  { id: 'guide-classic-table', ...guide.classicTable },
  { id: 'guide-common-mistakes', ...guide.commonMistakes },
  { id: 'guide-feels-narrow', ...guide.feelsNarrow },
];

export function Guide() {
  return (
    <section className="guide wrap" aria-labelledby="guide">
      <h2 id="guide">{words.home.guideHeading}</h2>
      <nav className="guide-contents" aria-label={words.home.guideNavigation}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose">
        {sections.map(({ id, title, body }) => (
          <section key={id}>
            <h3 id={id}>{title}</h3>
            <Prose blocks={body} />
          </section>
        ))}
      </div>
    </section>
  );
}
