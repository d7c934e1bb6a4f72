import type { ComponentProps } from 'react';
import { Figure } from './figure';

interface FigureListProps {
  readonly className?: string;
  readonly lines: readonly { readonly name: string; readonly figure: ComponentProps<typeof Figure> }[];
}

/** Numbers with their names, such as the measures that a game takes. */
export const FigureList = ({ className, lines }: FigureListProps) => (
  <dl className={className}>
    {lines.map((line, place) => (
      <div key={place}>
        <dt>{line.name}</dt>
        <dd>
          <Figure {...line.figure} />
        </dd>
      </div>
    ))}
  </dl>
);
