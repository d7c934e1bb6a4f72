import { words } from '#messages/app';
import { useId, type ReactNode, type Ref } from 'react';
import { setMethod, type Method } from '../state/store';
import { Segments } from '../ui/fields/segments';
import { ResultFoot } from './result-foot';
import '../ui/styles/card.css';
import './result-card.css';

interface ResultCardProps {
  /** null = there is none to choose. */
  readonly method: Method | null;
  /** The game that the page is about, if it is about one. */
  readonly gameId: string | undefined;
  readonly cardRef: Ref<HTMLElement>;
  readonly children: ReactNode;
}

const methods = [
  { value: 'classic', text: words.result.methods.classic },
  { value: 'exact', text: words.result.exactChoice },
] as const;

export function ResultCard({ method, gameId, cardRef, children }: ResultCardProps) {
  const titleId = useId();
  return (
    <section className="card result-card" aria-labelledby={titleId} ref={cardRef} tabIndex={-1}>
      <div className="card-head">
        <h3 className="card-title" id={titleId}>
          {words.result.title}
        </h3>
        {method !== null && (
          <Segments label={words.result.method} options={methods} value={method} onChange={setMethod} />
        )}
      </div>
      {children}
      <ResultFoot gameId={gameId} />
    </section>
  );
}
