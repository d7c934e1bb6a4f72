import { memo, type ReactNode, type Ref } from 'react';
import { Segments } from '../../ui/segments';

export type Method = 'classic' | 'exact';

interface ResultCardProps {
  readonly method: Method;
  readonly onMethod: (method: Method) => void;
  readonly cardRef: Ref<HTMLElement>;
  readonly children: ReactNode;
}

const methods = [
  { value: 'classic', text: 'Classic' },
  { value: 'exact', text: '1:1' },
] as const;

export function ResultCard({ method, onMethod, cardRef, children }: ResultCardProps) {
  return (
    <section className="card result-card" aria-labelledby="result-title" ref={cardRef} tabIndex={-1}>
      <ResultHead method={method} onMethod={onMethod} />
      {children}
    </section>
  );
}

/** No keystroke changes it. */
const ResultHead = memo(function ResultHead({
  method,
  onMethod,
}: Pick<ResultCardProps, 'method' | 'onMethod'>) {
  return (
    <>
      <div className="card-head">
        <h3 className="card-title" id="result-title">
          Result
        </h3>
        <Segments name="method" label="Method" options={methods} value={method} onChange={onMethod} />
      </div>
      <p className="method-line">
        Classic is quick approximations, far off for some games; 1:1 is the exact geometry of your rig, for
        many more games. Where they differ, trust 1:1. <a href="#guide-classic-table">How they differ</a>
      </p>
    </>
  );
});
