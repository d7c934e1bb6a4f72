import { words } from '#messages/app';
import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { classicAnswer } from '../domain/rig/classic-answer';
import type { RigEntry } from '../domain/rig/entry';
import { choseInches, readForm } from '../features/inputs/read-form';
import { GuestPlaces } from '../features/share/guest-places';
import { OldFormula } from '../features/results-classic/old-formula';
import { adoptForm, useEntry } from '../state/store';
import { classicText } from '../text/classic-texts';
import { ErrorBoundary, PartBoundary } from '../ui/loading/error-boundary';
import { useLoaded } from '../ui/loading/lazy-part';
import { NotLoaded } from '../ui/loading/part-missing';
import { useInView } from '../ui/loading/use-in-view';
import { useVisitorActed } from '../ui/loading/use-visitor-acted';
import { DebouncedStatus } from '../ui/overlays/debounced-status';
import { ToastRegion } from '../ui/overlays/toasts';
import { InputCard } from './input-card';
import { ResultCard } from './result-card';
import { useRevealRemembered } from './use-reveal-remembered';
import './calculator.css';
import './summary.css';

interface CalculatorProps {
  /** Angles of the screen; static HTML until the script has loaded. */
  readonly angles: ReactNode;
  /** List of games; static HTML until the script has loaded. */
  readonly games: ReactNode;
  /** Drawing below the fields. */
  readonly drawing: ReactNode;
  /** Content below the cards. */
  readonly below: ReactNode;
  /** Set on a game's own page. */
  readonly game?: GameOfPage | undefined;
}

interface GameOfPage {
  readonly id: string;
  /** Replaces the other results. */
  readonly result: ReactNode;
}

/** The cards. Entries are in the store, outside the error boundary, so that a retry loses nothing. */
export function Calculator(props: CalculatorProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const line = useRef<HTMLDivElement>(null);
  return (
    <GuestPlaces value={{ line, title }}>
      <div className="guest-place" ref={line} />
      {/* The retry button is removed: the focus moves to the fields' title. */}
      <ErrorBoundary place={title}>
        <Cards titleRef={title} {...props} />
      </ErrorBoundary>
    </GuestPlaces>
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

export const loadExact = () => import('./exact-part');

interface CardsProps extends CalculatorProps {
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
}

function Cards({ titleRef, angles, games, drawing, below, game }: CardsProps) {
  const form = useRef<HTMLFormElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const resultCard = useRef<HTMLElement>(null);
  // Ignores the first 48 px: a short window shows them below the hero.
  const isInView = useInView(cards, -48);
  const acted = useVisitorActed();
  const loaded = useLoaded(loadExact, isInView && acted);
  const exact = loaded?.module;
  useRevealRemembered(loaded !== null);

  // Adopts text typed before hydration.
  useEffect(() => {
    if (form.current) adoptForm(readForm(form.current), choseInches(form.current) ? 'in' : 'cm');
  }, []);

  return (
    <>
      <div className="calculator" ref={cards}>
        <InputCard
          check={exact?.fieldCheck}
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
            <exact.ExactSummary gameId={game?.id} cardRef={resultCard} />
          </PartBoundary>
        )}
        {exact === null && <ClassicSummary />}
        {/* Hydrates after the fields. */}
        <Suspense>
          <ResultCard
            gameId={game?.id}
            cardRef={resultCard}
            angles={
              !game &&
              (exact ? (
                <PartBoundary place={resultCard}>
                  <exact.ExactAngles />
                </PartBoundary>
              ) : (
                angles
              ))
            }
          >
            {game ? (
              game.result
            ) : (
              <>
                {exact === null && <NotLoaded />}
                {exact ? (
                  <PartBoundary place={resultCard}>
                    <exact.ExactGames />
                  </PartBoundary>
                ) : (
                  games
                )}
                <PartBoundary place={resultCard} fallback={<OldFormula cellsBeside={undefined} />}>
                  <OldFormula cellsBeside={exact?.besideClassic} />
                </PartBoundary>
                {exact && (
                  <PartBoundary place={resultCard}>
                    <exact.ExactMore />
                  </PartBoundary>
                )}
              </>
            )}
          </ResultCard>
        </Suspense>
      </div>
      <Suspense>{below}</Suspense>
      <PartBoundary place={titleRef} fallback={<Announcement summary={classicSummary} />}>
        <Announcement summary={exact?.exactSummary ?? classicSummary} />
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
