import { useEffect, useRef, useState } from 'react';
import { classicResults, type ClassicResult } from '../../classic/classic-results';
import { copyText } from '../../platform/clipboard';
import { ErrorBoundary } from '../../ui/error-boundary';
import { PoliteStatus } from '../../ui/polite-status';
import { useToasts } from '../../ui/toasts';
import { InputCard } from './input-card';
import { ResultCard } from './result-card';
import { defaultEntry, parseEntry, readForm, type SetupEntry } from './setup-entry';

/** The live part of the home page. What was typed is kept outside the error boundary, so trying again loses nothing. */
export function Calculator() {
  const [entry, setEntry] = useState(defaultEntry);
  return (
    <ErrorBoundary>
      <Cards entry={entry} onChange={(change) => setEntry((current) => ({ ...current, ...change }))} />
    </ErrorBoundary>
  );
}

interface CardsProps {
  readonly entry: SetupEntry;
  readonly onChange: (change: Partial<SetupEntry>) => void;
}

function Cards({ entry, onChange }: CardsProps) {
  const form = useRef<HTMLFormElement>(null);
  const { showToast, toastRegion } = useToasts();

  // Somebody may have typed while the script was still on its way.
  useEffect(() => {
    if (form.current) onChange(readForm(form.current));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes alive
  }, []);

  const setup = parseEntry(entry);
  const results = classicResults(setup);
  const summary = summarise(results);

  const copy = async (number: string) => {
    const copied = await copyText(number);
    showToast(copied ? `Copied ${number}` : `Your browser did not allow copying. The value is ${number}.`);
  };

  return (
    <>
      <div className="calculator">
        <InputCard entry={entry} setup={setup} onChange={onChange} formRef={form} />
        <p className="summary" aria-hidden="true">
          {summary}
        </p>
        <ResultCard results={results} onCopy={(number) => void copy(number)} />
      </div>
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
