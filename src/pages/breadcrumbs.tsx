import { words } from '#messages/game-pages';
import { addressOf, linkTo } from '../platform/site';
import './breadcrumbs.css';

interface Crumb {
  readonly path: string;
  readonly text: string;
}

const home: Crumb = { path: '/', text: words.crumbs.home };

/** Path from the home page to this one, which is no link. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const all = [home, ...crumbs];
  return (
    <nav className="bread-crumbs screen-only" aria-label={words.crumbs.label}>
      <ol>
        {all.map(({ path, text }, index) => (
          <li key={path}>
            {index < all.length - 1 ? (
              <a href={linkTo(path)}>{text}</a>
            ) : (
              <span aria-current="page">{text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same as structured data for search engines. */
export const breadcrumbList = (crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [home, ...crumbs].map(({ path, text }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: addressOf(path),
  })),
});
