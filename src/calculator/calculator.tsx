import { words } from '#messages/app';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { classicAnswer } from '../domain/rig/classic-answer';
import type { RigEntry } from '../domain/rig/entry';
import { choseInches, readForm } from '../features/inputs/read-form';
import { ClassicTable } from '../features/results-classic/classic-table';
import { adoptForm, useEntry, useStore } from '../state/store';
import { classicText } from '../text/classic-texts';
import { ErrorBoundary, PartBoundary } from '../ui/loading/error-boundary';
import { LazyMissing } from '../ui/loading/lazy-missing';
import { useLazyPart } from '../ui/loading/use-lazy-part';
import { DebouncedStatus } from '../ui/overlays/debounced-status';
import { ToastRegion } from '../ui/overlays/toasts';
import { InputCard } from './input-card';
import { ResultCard } from './result-card';
import { useRevealRemembered } from './use-reveal-remembered';
import './calculator.css';
import './summary.css';

interface CalculatorProps {
  /** What the screen covers, until what works that out has arrived. */
  readonly answer: ReactNode;
  /** The rig, drawn below the fields. */
  readonly drawing: ReactNode;
  /** What stands below the cards. */
  readonly below: ReactNode;
  /** Of a page that is about one game. */
  readonly game?: GameOfPage | undefined;
}

interface GameOfPage {
  readonly id: string;
  /** What it wants, in place of the results of either method. */
  readonly result: ReactNode;
}

/** The cards. What was typed is in the store, outside the error boundary, so trying again loses nothing. */
export function Calculator(props: CalculatorProps) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    // The button that tried again is gone by then; the focus goes to where the numbers are entered.
    <ErrorBoundary onRecovered={() => title.current?.focus()}>
      <Cards titleRef={title} {...props} />
    </ErrorBoundary>
  );
}

/** The two angles in one line, for small windows and for screen readers. */
function classicSummary(entry: RigEntry): string {
  const { classic } = classicAnswer(entry);
  const textOf = (id: 'hFov' | 'vFov') => {
    const row = classic.find((each) => each.id === id);
    return row ? classicText(row) : words.noNumber;
  };
  return words.result.summary(textOf('hFov'), textOf('vFov'));
}

const loadExact = () => import('./exact-part');

interface CardsProps extends CalculatorProps {
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
}

function Cards({ titleRef, answer, drawing, below, game }: CardsProps) {
  const form = useRef<HTMLFormElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const resultCard = useRef<HTMLElement>(null);
  const chosen = useStore((state) => state.method);
  // A game's own page speaks of nothing else.
  const method = game ? 'exact' : chosen;
  // Their upper edge alone, which a low window shows below the hero, is not being looked at.
  const { part: exact, ...missing } = useLazyPart(loadExact, cards, { aheadPx: -48 });
  useRevealRemembered(exact !== null || missing.failed);

  // Somebody may have typed while the script was still on its way.
  useEffect(() => {
    if (form.current) adoptForm(readForm(form.current), choseInches(form.current) ? 'in' : 'cm');
  }, []);

  return (
    <>
      <div className="calculator" ref={cards}>
        <InputCard
          check={exact?.fieldChecks[method]}
          formRef={form}
          titleRef={titleRef}
          drawing={drawing}
          remember={
            exact && (
              <PartBoundary place={titleRef}>
                <exact.RememberRig />
              </PartBoundary>
            )
          }
        />
        {exact && (
          <PartBoundary place={titleRef} fallback={<ClassicSummary />}>
            <exact.ExactSummary gameId={game?.id} />
          </PartBoundary>
        )}
        {missing.failed && <ClassicSummary />}
        <ResultCard method={game ? null : method} gameId={game?.id} cardRef={resultCard}>
          {game ? (
            game.result
          ) : (
            <>
              {exact ? (
                <PartBoundary place={resultCard}>
                  <exact.ExactAnswer />
                </PartBoundary>
              ) : (
                answer
              )}
              {method === 'classic' && (
                <PartBoundary place={resultCard} fallback={<ClassicTable beside={null} />}>
                  <ClassicTable beside={exact} />
                </PartBoundary>
              )}
              {method === 'exact' &&
                (exact ? (
                  <PartBoundary place={resultCard}>
                    <exact.ExactResults />
                  </PartBoundary>
                ) : (
                  <LazyMissing {...missing} place={resultCard} whenFailed={words.late.failed.library} />
                ))}
            </>
          )}
        </ResultCard>
      </div>
      {below}
      <PartBoundary place={titleRef} fallback={<Announcement summary={classicSummary} />}>
        <Announcement summary={(method === 'exact' ? exact?.exactSummary : null) ?? classicSummary} />
      </PartBoundary>
      <ToastRegion />
    </>
  );
}

const ClassicSummary = () => (
  <p className="summary" aria-hidden="true">
    {classicSummary(useEntry())}
  </p>
);

const Announcement = ({ summary }: { readonly summary: (entry: RigEntry) => string }) => (
  <DebouncedStatus text={summary(useEntry())} />
);
