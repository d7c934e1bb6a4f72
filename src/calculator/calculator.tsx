import { words } from '#messages/app';
import { useCallback, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { LiveAnswer } from '../state/answers';
import { copyText } from '../platform/clipboard';
import { ErrorBoundary } from '../ui/loading/error-boundary';
import { LazyMissing } from '../ui/loading/lazy-missing';
import { LiveText, useRead } from '../ui/live';
import { PoliteStatus } from '../ui/overlays/polite-status';
import { useToasts, type ShowToast } from '../ui/overlays/legacy-toasts';
import { useLazyPart } from '../ui/loading/use-lazy-part';
import { ClassicTable } from '../features/results-classic/classic-table';
import { InputCard, type MethodHint } from './input-card';
import { choseInches, readForm } from '../features/inputs/read-form';
import { ResultCard } from './result-card';
import { useRevealRemembered } from './use-reveal-remembered';
import { WorkspaceProvider, useWorkspace, type Workspace } from './workspace';
import './calculator.css';
import './summary.css';

interface CalculatorProps {
  readonly workspace: Workspace;
  /** The rig, drawn below the fields. */
  readonly drawing: ReactNode;
  /** What stands below the cards, and the id of its first part. */
  readonly below: (showToast: ShowToast) => ReactNode;
  readonly picturesId: string;
}

/** The live part of the home page. What was typed is kept outside the error boundary, so trying again loses nothing. */
export function Calculator({ workspace, ...slots }: CalculatorProps) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <WorkspaceProvider value={workspace}>
      {/* The button that tried again is gone by then; the focus goes to where the numbers are entered. */}
      <ErrorBoundary onRecovered={() => title.current?.focus()}>
        <Cards titleRef={title} {...slots} />
      </ErrorBoundary>
    </WorkspaceProvider>
  );
}

const nothingToSay: MethodHint = () => null;

/** The two angles in one line, for small windows and for screen readers. */
const classicSummary = ({ classic }: LiveAnswer): string => {
  const textOf = (row: 'hFov' | 'vFov') => classic.find(({ id }) => id === row)?.text ?? words.noNumber;
  return words.result.summary(textOf('hFov'), textOf('vFov'));
};

interface CardsProps extends Omit<CalculatorProps, 'workspace'> {
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
}

function Cards({ titleRef, drawing, below, picturesId }: CardsProps) {
  const { store, answers, provideExact } = useWorkspace();
  const form = useRef<HTMLFormElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const resultCard = useRef<HTMLElement>(null);
  const method = useRead(store, (state) => state.method);
  const { part: exact, ...missing } = useLazyPart(() => import('./exact-part'), cards);
  const { showToast, toastRegion } = useToasts();
  useRevealRemembered(exact !== null || missing.failed);

  // Somebody may have typed while the script was still on its way.
  useEffect(() => {
    if (!form.current) return;
    store.adopt(readForm(form.current), choseInches(form.current) ? 'in' : 'cm');
  }, [store]);

  // Before anything of it is painted: what it shows has its numbers from the start.
  useLayoutEffect(() => {
    if (exact) provideExact(exact.exactAnswer);
  }, [exact, provideExact]);

  const copy = useCallback(
    (text: string) => {
      void copyText(text).then((copied) => {
        if (!copied) showToast(words.copying.notAllowed(text));
        else showToast(text.includes('\n') ? words.copying.copiedLines : words.copying.copied(text));
      });
    },
    [showToast],
  );

  const shownExact = method === 'exact' ? exact : null;
  return (
    <>
      <div className="calculator" ref={cards}>
        <InputCard
          methodHint={exact?.fieldHints[method] ?? nothingToSay}
          formRef={form}
          titleRef={titleRef}
          moreFields={exact && <exact.MoreFields />}
          drawing={drawing}
        />
        {exact ? (
          <exact.ExactSummary />
        ) : (
          <LiveText as="p" className="summary" aria-hidden="true" source={answers} read={classicSummary} />
        )}
        <ResultCard method={method} onMethod={store.setMethod} cardRef={resultCard}>
          {method === 'classic' && <ClassicTable beside={exact} onCopy={copy} />}
          {shownExact && (
            <shownExact.ExactResults picturesId={picturesId} onCopy={copy} onNotice={showToast} />
          )}
          {method === 'exact' && !exact && (
            <LazyMissing {...missing} place={resultCard} whenFailed={words.late.failed.library} />
          )}
        </ResultCard>
      </div>
      {below(showToast)}
      <PoliteStatus source={answers} read={shownExact?.exactSummary ?? classicSummary} />
      {toastRegion}
    </>
  );
}
