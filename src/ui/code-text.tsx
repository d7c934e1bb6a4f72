import { Fragment } from 'react';

/**
 * Names of files and keys have no blanks. A line may end behind a sign that parts their words, or before a capital letter
 * inside of one, and nowhere else; not in a number.
 */
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

/** The name of a file, a key or a line of a file, which may be broken only where it makes sense. */
export function CodeText({ text }: { readonly text: string }) {
  return piecesOf(text).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
