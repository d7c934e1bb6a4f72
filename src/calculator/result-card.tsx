import { words } from '#messages/app';
import { useId, type ReactNode, type Ref } from 'react';
import { ResultFoot } from './result-foot';
import '../ui/styles/card.css';
import './result-card.css';

interface ResultCardProps {
  /** Game of the page; undefined on the home page. */
  readonly gameId: string | undefined;
  readonly cardRef: Ref<HTMLElement>;
  /** Beside the title. */
  readonly angles: ReactNode;
  readonly children: ReactNode;
}

export function ResultCard({ gameId, cardRef, angles, children }: ResultCardProps) {
  const titleId = useId();
  return (
    <section className="card result-card" aria-labelledby={titleId} ref={cardRef} tabIndex={-1}>
      <div className="card-head">
        <h3 id={titleId}>{words.result.title}</h3>
        {angles}
      </div>
      {children}
      <ResultFoot gameId={gameId} />
    </section>
  );
}
