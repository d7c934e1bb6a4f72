import './contents.css';
interface Entry {
  /** Of what it leads to. */
  readonly id: string;
  readonly title: string;
}

interface ContentsProps {
  readonly label: string;
  readonly entries: readonly Entry[];
}

/** A list of what stands beside it. The browser script marks where one is; without it, it is a plain list. */
export function Contents({ label, entries }: ContentsProps) {
  return (
    <nav className="page-contents" aria-label={label}>
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
