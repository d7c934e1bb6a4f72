import { figures, type FigureId } from './figures';

interface Written {
  readonly measured: string;
  readonly limit: string;
}

/** The figures as docs/performance.md has them: rows of a table that begin with the name of a figure. */
export function readWritten(markdown: string): ReadonlyMap<FigureId, Written> {
  const ids = new Map<string, FigureId>(
    (Object.keys(figures) as FigureId[]).map((id) => [figures[id].name, id]),
  );
  return new Map(
    markdown.split('\n').flatMap((line) => {
      const [, name = '', measured = '', limit = ''] = line.split('|').map((cell) => cell.trim());
      const id = ids.get(name);
      return id === undefined ? [] : [[id, { measured, limit }] as const];
    }),
  );
}
