import { words } from '#messages/app';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { defaultEntry } from '../domain/rig/entry';
import { beforeReload } from '../platform/before-reload';
import { activeEntry, useStore } from '../state/store';
import { LatePart } from '../ui/loading/late-part';
import { anywherePx } from '../ui/loading/use-lazy-part';
import { useLinked } from '../ui/navigation/use-linked';
import { withdrawUndo } from '../ui/overlays/toasts';
import { Calculator } from './calculator';
import { loadShare } from './load-share';
import './workbench.css';

interface WorkbenchProps {
  /** Parts as the page is served with them. In the browser they are there already. */
  readonly served?: Partial<Readonly<Record<'answer' | 'drawing' | 'explore' | 'game', string>>>;
  /** The game that the page is about, if it is about one. */
  readonly gameId?: string | undefined;
  /** Before anything is painted that is not as it was served. */
  readonly onAlive?: (() => void) | undefined;
}

/** The calculator with its drawing, and below it more to explore; or for one game alone. */
export function Workbench({ served, gameId, onAlive }: WorkbenchProps) {
  useLayoutEffect(() => onAlive?.(), [onAlive]);
  // For whoever measures: from here on every event is answered.
  useEffect(() => void performance.mark('calculator-usable'), []);
  useEffect(() => beforeReload(async () => (await import('../state/rig-in-address')).keepOverReload()), []);
  useEffect(withdrawUndoOfRigsThatGo, []);
  useEffect(printTheSheet, []);
  const isHome = gameId === undefined;
  return (
    <Calculator
      answer={<ServedAnswer served={served?.answer} />}
      drawing={<Drawing served={served?.drawing} />}
      below={isHome && <Explore served={served?.explore} />}
      game={isHome ? undefined : { id: gameId, result: <GameResult id={gameId} served={served?.game} /> }}
    />
  );
}

/** What can be undone for a rig goes with the rig. */
const withdrawUndoOfRigsThatGo = () =>
  useStore.subscribe(({ rigs }) =>
    withdrawUndo(({ about }) => about !== undefined && !rigs.some(({ id }) => id === about)),
  );

/** What prints the rig comes late. Whoever prints by key before it is here gets the same sheet, a moment later. */
function printTheSheet(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'p' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void loadShare().then(({ printNow }) => printNow(), print);
  };
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
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

/** That of the rig that every visit starts with. Of another one nothing, until it is worked out. */
function ServedAnswer({ served }: ServedProps) {
  const isTheirs = useStore((state) => activeEntry(state) !== defaultEntry);
  return (
    // Its room is kept.
    <div style={isTheirs ? { visibility: 'hidden' } : undefined}>
      <Served served={served} />
    </div>
  );
}

const loadGameResult = () => import('./game-result');

/** What one game wants: of the default rig, until what works it out for theirs has arrived. */
const GameResult = ({ id, served }: ServedProps & { readonly id: string }) => (
  <LatePart
    load={loadGameResult}
    aheadPx={400}
    before={<ServedAnswer served={served} />}
    whenFailed={words.late.failed.game}
  >
    {(part) => <part.GameResult gameId={id} />}
  </LatePart>
);

/** After the exact part, which more is asked of. */
const loadDrawing = () => import('./exact-part').catch(() => null).then(() => import('./rig-drawing'));

function Drawing({ served }: ServedProps) {
  // The picture at the top of the page shows a rig too, and must not show another than theirs.
  const isTheirs = useStore((state) => activeEntry(state) !== defaultEntry);
  return (
    <LatePart
      className="rig-place"
      id="pictures"
      load={loadDrawing}
      aheadPx={isTheirs ? anywherePx : 100}
      before={<Served served={served} />}
      whenFailed={words.late.failed.drawing}
    >
      {({ RigDrawing }) => <RigDrawing />}
    </LatePart>
  );
}

const loadExplore = () => import('./explore');

/** A hidden panel cannot be jumped to: to come near is enough, its tab opens then. */
function comeNearHiddenPanel() {
  const panel = document.getElementById(location.hash.slice(1));
  if (panel?.hidden) panel.closest('.explore')?.scrollIntoView();
}

/** The tabs as the page was served with them. A link to one of them counts already. */
function ServedTabs({ served }: ServedProps) {
  useEffect(() => {
    comeNearHiddenPanel();
    addEventListener('hashchange', comeNearHiddenPanel);
    return () => removeEventListener('hashchange', comeNearHiddenPanel);
  }, []);
  return <Served served={served} />;
}

/** The tabs below the cards. Until their script arrives, they stand there as the page was served with them. */
function Explore({ served }: ServedProps) {
  return (
    <LatePart
      className="explore"
      load={loadExplore}
      // A link to one of them opens it, wherever it is.
      aheadPx={useLinked() ? anywherePx : 400}
      before={<ServedTabs served={served} />}
      whenFailed={words.late.failed.tab}
    >
      {(part) => <part.Explore />}
    </LatePart>
  );
}
