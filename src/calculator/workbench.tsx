import { words } from '#messages/app';
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Calculator } from './calculator';
import { createWorkspace, type Workspace } from './workspace';
import { beforeReload } from '../platform/before-reload';
import { defaultEntry } from '../domain/rig/entry';
import type { LiveAnswer } from '../state/answers';
import { activeEntry, type State } from '../state/store';
import { PartBoundary } from '../ui/loading/error-boundary';
import { LazyMissing } from '../ui/loading/lazy-missing';
import { useRead } from '../ui/live';
import type { ShowToast } from '../ui/overlays/legacy-toasts';
import { useLazyPart } from '../ui/loading/use-lazy-part';
import { anywherePx, useLinked } from '../ui/navigation/use-linked';
import './workbench.css';

interface WorkbenchProps {
  /** Parts as the page is served with them. In the browser they are there already. */
  readonly served?: { readonly drawing: string; readonly explore: string };
  /** Before anything is painted that is not as it was served. */
  readonly onAlive?: (() => void) | undefined;
}

/** The home page has one, whose parts can be linked to. */
export const HomeWorkbench = (props: WorkbenchProps) => <Workbench {...props} isHome />;

/** The calculator with its drawing, and below it more to explore. Several may stand in one page, each under ids of its own. */
export function Workbench({
  served,
  onAlive,
  isHome = false,
}: WorkbenchProps & { readonly isHome?: boolean }) {
  const [workspace] = useState(() => createWorkspace());
  const ownId = useId();
  const idOf = useCallback((name: string) => (isHome ? name : ownId + name), [isHome, ownId]);
  useLayoutEffect(() => onAlive?.(), [onAlive]);
  // For whoever measures: from here on every event is answered.
  useEffect(() => void performance.mark('calculator-usable'), []);
  useEffect(
    () => (isHome ? beforeReload(async () => (await import('./share')).keepOverReload()) : undefined),
    [isHome],
  );
  return (
    <Calculator
      workspace={workspace}
      picturesId={idOf('how-true')}
      drawing={<Drawing workspace={workspace} id={idOf('pictures')} served={served?.drawing} />}
      below={(showToast) => (
        <Explore workspace={workspace} showToast={showToast} idOf={idOf} served={served?.explore} />
      )}
    />
  );
}

const neverChanges = () => () => undefined;
const no = () => false;
const yes = () => true;

interface ServedProps {
  readonly served?: string | undefined;
}

/** What the page was served with stays untouched until the live part takes its place. */
function Served({ served = '' }: ServedProps) {
  // Not after an error, when all is made again here: the browser would not let a script write it.
  const isHydrating = useSyncExternalStore(neverChanges, no, yes);
  const [isServed] = useState(isHydrating);
  return (
    isServed && (
      <div className="served" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: served }} />
    )
  );
}

const isTheirs = (state: State) => activeEntry(state) !== defaultEntry;
const hasExact = ({ exact }: LiveAnswer) => exact !== null;

/** After the exact part, which more is asked of. */
const loadDrawing = () => import('./exact-part').catch(() => null).then(() => import('./rig-drawing'));

interface DrawingProps extends ServedProps {
  readonly workspace: Workspace;
  readonly id: string;
}

function Drawing({ workspace, id, served }: DrawingProps) {
  const { store, answers, provideExact } = workspace;
  const place = useRef<HTMLDivElement>(null);
  // The picture at the top of the page shows a rig too, and must not show another than theirs.
  const aheadPx = useRead(store, isTheirs) ? anywherePx : 200;
  const { part, ...missing } = useLazyPart(loadDrawing, place, { aheadPx });
  const isKnown = useRead(answers, hasExact);

  useEffect(() => {
    if (part) provideExact(part.exactAnswer);
  }, [part, provideExact]);

  return (
    <div className="rig-place" id={id} ref={place} tabIndex={-1}>
      {part && isKnown ? (
        <PartBoundary place={place}>
          <part.RigDrawing />
        </PartBoundary>
      ) : (
        <>
          <Served served={served} />
          {missing.failed && (
            <LazyMissing {...missing} place={place} whenFailed={words.late.failed.drawing} />
          )}
        </>
      )}
    </div>
  );
}

const loadExplore = () => import('./explore');

interface ExploreProps extends ServedProps {
  readonly workspace: Workspace;
  readonly showToast: ShowToast;
  readonly idOf: (name: string) => string;
}

/** The tabs below the cards. Until their script arrives, they stand there as the page was served with them. */
function Explore({ served, ...shared }: ExploreProps) {
  const place = useRef<HTMLDivElement>(null);
  // What reads a rig in the address comes with them.
  const aheadPx = useLinked() ? anywherePx : 400;
  const { part, ...missing } = useLazyPart(loadExplore, place, { aheadPx });

  // A hidden panel cannot be jumped to: to come near is enough, its tab opens then.
  useEffect(() => {
    const named = document.getElementById(location.hash.slice(1));
    if (named?.hidden && place.current?.contains(named)) place.current.scrollIntoView();
  }, []);

  return (
    <div className="explore" ref={place} tabIndex={-1}>
      {part ? (
        <PartBoundary place={place}>
          <part.Explore {...shared} />
        </PartBoundary>
      ) : (
        <Served served={served} />
      )}
      {missing.failed && <LazyMissing {...missing} place={place} whenFailed={words.late.failed.tab} />}
    </div>
  );
}
