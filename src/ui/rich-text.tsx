import { Fragment, type ReactNode } from 'react';
import { readMarks, type Mark } from '../messages/marks';
import { linkTo } from '../platform/site';

/** Elements for `{name}`. */
export type Slots = Readonly<Record<string, ReactNode>>;

interface RichTextProps {
  readonly text: string;
  readonly slots?: Slots;
  /** The element of strong words: drawings have no `strong`. */
  readonly strong?: 'strong' | 'tspan';
}

/** A text of the catalogue with its strong words, emphasis, links and slots (`messages/marks.ts`). */
export const RichText = ({ text, slots = {}, strong: Strong = 'strong' }: RichTextProps) => {
  const inner = (words: string) => <RichText text={words} slots={slots} />;
  const marked = ({ strong, em, link, target = '', slot = '' }: Mark): ReactNode => {
    if (strong !== undefined) return <Strong>{inner(strong)}</Strong>;
    if (em !== undefined) return <em>{inner(em)}</em>;
    if (link !== undefined)
      return <a href={target.startsWith('/') ? linkTo(target) : target}>{inner(link)}</a>;
    if (slots[slot] === undefined) throw new Error(`Nothing is given for {${slot}}.`);
    return slots[slot];
  };
  return readMarks(text).map((piece, index) => (
    <Fragment key={index}>{typeof piece === 'string' ? piece : marked(piece)}</Fragment>
  ));
};
