import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { defaultEntry } from '../domain/rig/entry';
import { namedPlace } from '../platform/named-place';
import { activeEntry, useEntry, useStore } from '../state/store';
import { ResetKey } from '../ui/loading/error-boundary';
import { LazyPart, lazyPart } from '../ui/loading/lazy-part';
import { useLinked } from '../ui/navigation/use-linked';
import { Calculator, loadExact } from './calculator';
import './workbench.css';

interface WorkbenchProps {
  /** Static HTML of the parts at build time; undefined in the browser. */
  readonly served?: Partial<Readonly<Record<'angles' | 'games' | 'drawing' | 'explore' | 'game', string>>>;
  /** Game of the page; undefined on the home page. */
  readonly gameId?: string | undefined;
  /** Called after hydration, before the next paint. */
  readonly onAlive?: (() => void) | undefined;
}

/** The calculator with its drawing and the tabs below; or for one game. */
export function Workbench({ served, gameId, onAlive }: WorkbenchProps) {
  useLayoutEffect(() => onAlive?.(), [onAlive]);
  // Mark for measurements: the calculator responds from here on.
  useEffect(() => void performance.mark('calculator-usable'), []);
  const isHome = gameId === undefined;
  return (
    <RetryWithRig>
      <Calculator
        angles={<ServedAnswer served={served?.angles} />}
        games={<ServedAnswer served={served?.games} />}
        drawing={<DrawingPlace served={served?.drawing} />}
        below={isHome && <ExplorePlace served={served?.explore} />}
        game={
          isHome ? undefined : { id: gameId, result: <GameResultPlace id={gameId} served={served?.game} /> }
        }
      />
    </RetryWithRig>
  );
}

/** Failed parts retry with the next rig. */
const RetryWithRig = ({ children }: { readonly children: ReactNode }) => (
  <ResetKey value={useEntry()}>{children}</ResetKey>
);

const neverChanges = () => () => undefined;
const no = () => false;
const yes = () => true;

interface ServedProps {
  readonly served?: string | undefined;
}

/** Static HTML, untouched by React until the lazy part replaces it. */
function Served({ served = '' }: ServedProps) {
  // Not after an error, when React renders everything again: trusted types forbid setting HTML.
  const isHydrating = useSyncExternalStore(neverChanges, no, yes);
  const [isServed] = useState(isHydrating);
  return (
    isServed && (
      <div className="served" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: served }} />
    )
  );
}

/** Answer for the default rig; hidden for any other until the script has loaded. */
function ServedAnswer({ served }: ServedProps) {
  const isTheirs = useStore((state) => activeEntry(state) !== defaultEntry);
  return (
    // Keeps its height.
    <div className="served-answer" style={isTheirs ? { visibility: 'hidden' } : undefined}>
      <Served served={served} />
    </div>
  );
}

const GameResult = lazyPart(() => import('./game-result'), 'GameResult');

/** Answer for one game: for the default rig until the script has loaded. */
const GameResultPlace = ({ id, served }: ServedProps & { readonly id: string }) => (
  <LazyPart part={GameResult} aheadPx={400} served={<ServedAnswer served={served} />}>
    <GameResult gameId={id} />
  </LazyPart>
);

/** Loads after the exact part, which has priority. */
const RigDrawing = lazyPart(
  () =>
    loadExact()
      .catch(() => null)
      .then(() => import('./rig-drawing')),
  'RigDrawing',
);

function DrawingPlace({ served }: ServedProps) {
  // Also loads for a changed rig: the served drawing must not show the default one.
  const isTheirs = useStore((state) => activeEntry(state) !== defaultEntry);
  return (
    <LazyPart
      className="rig-place"
      id="pictures"
      part={RigDrawing}
      aheadPx={100}
      isWanted={isTheirs}
      served={<Served served={served} />}
    >
      <RigDrawing />
    </LazyPart>
  );
}

const Explore = lazyPart(() => import('./explore'), 'Explore');

/** Scrolls near a hidden panel or a part of one, which loads the tabs; they open its tab. */
function comeNearHiddenPanel() {
  const place = namedPlace(location.hash);
  const panel = document.getElementById(place);
  const isInside = place !== '' && document.querySelector(`[data-parts~="${CSS.escape(place)}"]`) !== null;
  if (panel?.hidden || isInside) document.querySelector('.explore')?.scrollIntoView();
}

/** Static tabs; links to their panels already work. */
function ServedTabs({ served }: ServedProps) {
  useEffect(() => {
    comeNearHiddenPanel();
    addEventListener('hashchange', comeNearHiddenPanel);
    return () => removeEventListener('hashchange', comeNearHiddenPanel);
  }, []);
  return <Served served={served} />;
}

const ExplorePlace = ({ served }: ServedProps) => (
  // Loads at any distance if the address carries a rig: it may also name a tab.
  <LazyPart
    className="explore"
    part={Explore}
    aheadPx={400}
    isWanted={useLinked()}
    served={<ServedTabs served={served} />}
  >
    <Explore />
  </LazyPart>
);
