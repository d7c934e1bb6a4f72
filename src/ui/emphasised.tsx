import type { ReactNode } from 'react';

/** A sentence in which what stands between two `**` is read first. */
export const emphasised = (text: string): ReactNode =>
  text.split('**').map((piece, i) => (i % 2 === 0 ? piece : <strong key={i}>{piece}</strong>));
