import { Fragment } from 'react';
import type { Slots } from './rich-text';

/** Line break opportunities: after a separator, or before a capital letter inside a word; never in a number. */
const breaks = /[/\\_=,]+|\.(?!\d)|[a-z]{3}(?=[A-Z])/g;

/** @example piecesOf('Documents\\app.ini') // ['Documents\\', 'app.', 'ini'] */
export const piecesOf = (text: string): readonly string[] => {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(breaks)) {
    const end = index + found.length;
    pieces.push(text.slice(from, end));
    from = end;
  }
  return [...pieces, text.slice(from)].filter((piece) => piece !== '');
};

/** Name of a file or key, or a line of a file; breaks only between its words. */
export function CodeText({ text }: { readonly text: string }) {
  return piecesOf(text).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

/** Slots of a `RichText` for names of files and keys. */
export const inCode = (names: Readonly<Record<string, string | null | undefined>>): Slots =>
  Object.fromEntries(
    Object.entries(names).map(([name, text]) => [
      name,
      <code key={name}>
        <CodeText text={text ?? ''} />
      </code>,
    ]),
  );
