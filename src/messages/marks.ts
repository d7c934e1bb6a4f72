/** A marked part of a text, by what marks it: `**strong**`, `_em_`, `[link](#target)`, `[link](/target)`, `{slot}`. */
export type Mark = Readonly<Partial<Record<'strong' | 'em' | 'link' | 'target' | 'slot', string>>>;

const marks =
  /\*\*(?<strong>.+?)\*\*|(?<![A-Za-z\d])_(?<em>[^_]+)_(?![A-Za-z\d])|\[(?<link>[^[\]]+)\]\((?<target>[#/][^()\s]*)\)|\{(?<slot>\w+)\}/gu;

/** @example readMarks('In {path}.') // ["In ", { slot: "path" }, "."] */
export function readMarks(text: string): readonly (string | Mark)[] {
  const pieces: (string | Mark)[] = [];
  let end = 0;
  for (const { 0: marked, index, groups = {} } of text.matchAll(marks)) {
    pieces.push(text.slice(end, index), groups);
    end = index + marked.length;
  }
  return [...pieces, text.slice(end)];
}

/**
 * The words without their marks.
 *
 * @example plainText('**In** {path}.', { path: 'a.ini' }) // "In a.ini."
 */
export const plainText = (text: string, slots: Readonly<Record<string, string | undefined>> = {}): string =>
  readMarks(text)
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : piece.slot === undefined
          ? plainText(piece.strong ?? piece.em ?? piece.link ?? '', slots)
          : (slots[piece.slot] ?? ''),
    )
    .join('');
