import { words } from '#messages/app';
import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Calculator } from '../features/calculator/calculator';
import { createWorkspace, type Workspace } from '../features/calculator/workspace';
import type { LiveAnswer } from '../store/answers';
import { SelectField } from '../ui/choice-fields';
import { LazyMissing } from '../ui/lazy-missing';
import { useRead } from '../ui/live';
import { NumberField } from '../ui/number-field';
import { Tabs, type Tab } from '../ui/tabs';
import type { ShowToast } from '../ui/toasts';
import { useLazyPart } from '../ui/use-lazy-part';
import type { ExplorePart } from './explore-part';

interface WorkbenchProps {
  /** The drawing as the page is served with it. In the browser it is there already. */
  readonly served?: string | undefined;
}

/** The home page has one, whose parts can be linked to. */
export const HomeWorkbench = ({ served }: WorkbenchProps) => <Workbench served={served} isHome />;

/** The calculator with its drawing, and below it more to explore. Several may stand in one page, each under ids of its own. */
export function Workbench({ served, isHome = false }: WorkbenchProps & { readonly isHome?: boolean }) {
  const [workspace] = useState(() => createWorkspace());
  const ownId = useId();
  const idOf = useCallback((name: string) => (isHome ? name : ownId + name), [isHome, ownId]);
  // For whoever measures: from here on every event is answered.
  useEffect(() => void performance.mark('calculator-usable'), []);
  return (
    <Calculator
      workspace={workspace}
      picturesId={idOf(parts[0].id)}
      drawing={<Drawing workspace={workspace} id={idOf('pictures')} served={served} isHome={isHome} />}
      below={(showToast) => <Explore workspace={workspace} showToast={showToast} idOf={idOf} />}
    />
  );
}

const neverChanges = () => () => undefined;
const no = () => false;
const yes = () => true;

const hasExact = ({ exact }: LiveAnswer) => exact !== null;

/** After the exact part, which more is asked of. */
const loadDrawing = () =>
  import('../features/calculator/exact-part').catch(() => null).then(() => import('./rig-drawing'));

interface DrawingProps extends WorkbenchProps {
  readonly workspace: Workspace;
  readonly id: string;
  readonly isHome: boolean;
}

/** What the page was served with stays untouched until the live drawing takes its place. */
function Drawing({ workspace, id, served = '', isHome }: DrawingProps) {
  const { answers, provideExact } = workspace;
  const place = useRef<HTMLDivElement>(null);
  const { part, ...missing } = useLazyPart(loadDrawing, place, { aheadPx: 200 });
  const isKnown = useRead(answers, hasExact);
  // Not after an error, when all is made again here: the browser would not let a script write it.
  const isHydrating = useSyncExternalStore(neverChanges, no, yes);
  const [isServed] = useState(isHydrating);

  useEffect(() => {
    if (part) provideExact(part.answerOf);
  }, [part, provideExact]);

  return (
    <div className="rig-place" id={id} ref={place} tabIndex={-1}>
      {part && isKnown ? (
        <part.RigDrawing {...workspace} picture={isHome ? document.querySelector('.hero-drawing') : null} />
      ) : (
        <>
          {isServed && <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: served }} />}
          {missing.failed && <LazyMissing {...missing} place={place} texts={words.late.drawing} />}
        </>
      )}
    </div>
  );
}

const controls = { NumberField, SelectField };

interface ExploreTab extends Tab {
  readonly load: () => Promise<ExplorePart>;
}

/** Each in a script of its own, which offers a `Panel`. */
const parts: readonly [ExploreTab, ...ExploreTab[]] = [
  { id: 'how-true', text: words.explore.howTrue, load: () => import('./how-true') },
  { id: 'plan', text: words.explore.plan, load: () => import('./plan') },
];

interface ExploreProps {
  readonly workspace: Workspace;
  readonly showToast: ShowToast;
  readonly idOf: (name: string) => string;
}

function Explore({ idOf, ...shared }: ExploreProps) {
  const panelId = useCallback(({ id }: Tab) => idOf(id), [idOf]);
  return (
    <section className="explore" aria-label={words.explore.label}>
      <Tabs
        label={words.explore.label}
        tabs={parts}
        panelId={panelId}
        panel={(tab): ReactNode => <Late {...shared} of={tab} />}
      />
    </section>
  );
}

interface LateProps extends Omit<ExploreProps, 'idOf'> {
  readonly of: ExploreTab;
}

/** Loaded when it comes near, or when its tab is opened. */
function Late({ workspace, showToast, of: { load } }: LateProps) {
  const { provideExact } = workspace;
  const place = useRef<HTMLDivElement>(null);
  const { part, ...missing } = useLazyPart(load, place, { aheadPx: 200 });

  useEffect(() => {
    if (part) provideExact(part.answerOf);
  }, [part, provideExact]);

  return (
    <div className="explore-part" ref={place} tabIndex={-1}>
      {part ? (
        <part.Panel {...workspace} showToast={showToast} controls={controls} />
      ) : (
        <LazyMissing {...missing} place={place} texts={words.late.tab} />
      )}
      <noscript>
        <p>{words.explore.needsScript}</p>
      </noscript>
    </div>
  );
}
