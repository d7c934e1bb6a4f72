import { words } from '#messages/app';
import { useId } from 'react';
import { ClassicTable, type ClassicTableProps } from './classic-table';
import './old-formula.css';

/** The Classic table under its title, quiet beside the numbers of 1:1. */
export function OldFormula(props: Omit<ClassicTableProps, 'labelledBy'>) {
  const titleId = useId();
  return (
    <section className="old-formula" aria-labelledby={titleId}>
      <h4 id={titleId}>{words.classic.title}</h4>
      <p className="text-quiet">
        <span className="in-signal">{words.classic.typeColoured}</span> {words.classic.ruleOfThumb}{' '}
        <a href="#guide-classic-table">{words.classic.why}</a>
      </p>
      <ClassicTable labelledBy={titleId} {...props} />
    </section>
  );
}
