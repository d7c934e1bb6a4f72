import './contents.css';
interface Entry {
  /** Id of the target. */
  readonly id: string;
  readonly title: string;
}

interface ContentsProps {
  readonly label: string;
  readonly entries: readonly Entry[];
}

/** Table of contents. The page's script marks the current entry. */
export function Contents({ label, entries }: ContentsProps) {
  return (
    <nav className="page-contents screen-only" aria-label={label}>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
