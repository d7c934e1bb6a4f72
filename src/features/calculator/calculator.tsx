import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { classicResults, type ClassicResult } from '../../classic/classic-results';
import type { Setup } from '../../core/setup';
import { copyText } from '../../platform/clipboard';
import { ErrorBoundary } from '../../ui/error-boundary';
import { LazyMissing } from '../../ui/lazy-missing';
import { PoliteStatus } from '../../ui/polite-status';
import { useToasts } from '../../ui/toasts';
import { useLazyPart } from '../../ui/use-lazy-part';
import { InputCard } from './input-card';
import { ClassicTable } from './classic-table';
import { noRefinementEntry, type RefinementEntry } from './refinement-entry';
import { ResultCard, type Method } from './result-card';
import { defaultEntry, parseEntry, readForm, type SetupEntry } from './setup-entry';

/** The rig as it is entered, for what stands below the cards and may change it too. */
export interface LiveRig {
  readonly setup: Setup;
  readonly refinements: RefinementEntry;
  readonly onChange: (change: Partial<SetupEntry>) => void;
  readonly onRefine: (change: Partial<RefinementEntry>) => void;
}

interface CalculatorProps {
  readonly below: (rig: LiveRig) => ReactNode;
}

/** The live part of the home page. What was typed is kept outside the error boundary, so trying again loses nothing. */
export function Calculator({ below }: CalculatorProps) {
  const [entry, setEntry] = useState(defaultEntry);
  const [refinements, setRefinements] = useState(noRefinementEntry);
  const change = useCallback((part: Partial<SetupEntry>) => setEntry((all) => merged(all, part)), []);
  const refine = useCallback(
    (part: Partial<RefinementEntry>) => setRefinements((all) => merged(all, part)),
    [],
  );
  return (
    // The button that tried again is gone by then; the focus goes to where the numbers are entered.
    <ErrorBoundary onRecovered={() => document.getElementById('input-title')?.focus()}>
      <Cards entry={entry} refinements={refinements} onChange={change} onRefine={refine} below={below} />
    </ErrorBoundary>
  );
}

/** The same object where nothing changes, so that nothing is rendered anew. */
function merged<All extends object>(all: All, part: Partial<All>): All {
  const changes = (Object.keys(part) as (keyof All)[]).some((key) => part[key] !== all[key]);
  return changes ? { ...all, ...part } : all;
}

interface CardsProps extends CalculatorProps, Omit<LiveRig, 'setup'> {
  readonly entry: SetupEntry;
}

function Cards({ entry, refinements, onChange, onRefine, below }: CardsProps) {
  const form = useRef<HTMLFormElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const resultCard = useRef<HTMLElement>(null);
  const [method, setMethod] = useState<Method>('classic');
  const { part: exact, ...missing } = useLazyPart(() => import('./exact-part'), cards);
  const { showToast, toastRegion } = useToasts();

  // Somebody may have typed while the script was still on its way.
  useEffect(() => {
    if (form.current) onChange(readForm(form.current));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes alive
  }, []);

  const setup = useMemo(() => parseEntry(entry), [entry]);
  const rig = useMemo(
    () => ({ setup, refinements, onChange, onRefine }),
    [setup, refinements, onChange, onRefine],
  );
  const seen = useMemo(() => exact?.seeEntry(setup, refinements), [exact, setup, refinements]);
  const shown = method === 'exact' ? seen : undefined;
  // Nobody sees them while 1:1 answers.
  const results = shown ? [] : classicResults(setup);
  const summary = exact && shown ? exact.exactSummary(shown) : summarise(results);

  const copy = useCallback(
    (text: string) => {
      void copyText(text).then((copied) => {
        const what = text.includes('\n') ? 'the lines' : text;
        showToast(copied ? `Copied ${what}` : `Your browser did not allow copying. The value is ${text}.`);
      });
    },
    [showToast],
  );

  return (
    <>
      <div className="calculator" ref={cards}>
        <InputCard
          entry={entry}
          setup={setup}
          hints={exact && shown ? exact.impossibleHints(shown, setup) : {}}
          onChange={onChange}
          formRef={form}
          moreFields={exact && <exact.MoreFields setup={setup} entry={refinements} onChange={onRefine} />}
        />
        <p className="summary" aria-hidden="true">
          {exact && shown ? exact.angleLine(shown) : summary}
        </p>
        <ResultCard method={method} onMethod={setMethod} cardRef={resultCard}>
          {method === 'classic' && (
            <ClassicTable
              results={results}
              notes={exact && seen ? exact.classicNotes(seen, setup, refinements) : null}
              onCopy={copy}
            />
          )}
          {exact && shown && (
            <exact.ExactResults
              seen={shown}
              setup={setup}
              refinements={refinements}
              onRefine={onRefine}
              onCopy={copy}
              onNotice={showToast}
            />
          )}
          {method === 'exact' && !exact && (
            <LazyMissing
              {...missing}
              place={resultCard}
              name="The game library"
              comfort="The Classic values work without it."
            />
          )}
        </ResultCard>
      </div>
      {below(rig)}
      <PoliteStatus text={summary} />
      {toastRegion}
    </>
  );
}

/** The two angles in one line, for small windows and for screen readers. */
function summarise(results: readonly ClassicResult[]): string {
  return results
    .filter(({ label }) => label === 'hFov' || label === 'vFov')
    .map(({ label, text }) => `${label} ${text}`)
    .join(' · ');
}
