import { words } from '#messages/app';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Calculator } from '../features/calculator/calculator';
import { createWorkspace, type Workspace } from '../features/calculator/workspace';
import type { Answers } from '../store/answers';
import { LazyMissing } from '../ui/lazy-missing';
import { afterPaint, inPause, later } from '../ui/source';
import { useLazyPart } from '../ui/use-lazy-part';

/** The home page has one, whose pictures can be linked to. */
export const HomeWorkbench = () => <Workbench id="pictures" />;

/** The calculator, and below it the pictures of the same rig. Several may stand in one page, each under ids of its own. */
export function Workbench({ id }: { /** Of the pictures. */ readonly id?: string }) {
  const [workspace] = useState(() => createWorkspace());
  const ownId = useId();
  const picturesId = id ?? ownId;
  // For whoever measures: from here on every event is answered.
  useEffect(() => void performance.mark('calculator-usable'), []);
  return (
    <Calculator
      workspace={workspace}
      picturesId={picturesId}
      below={<Pictures workspace={workspace} id={picturesId} />}
    />
  );
}

/** The exact side of the answers alone. */
const exactOf = ({ get, subscribe }: Answers) => ({ get: () => get().exact, subscribe });

function Pictures({ workspace, id }: { readonly workspace: Workspace; readonly id: string }) {
  const { store, answers } = workspace;
  const place = useRef<HTMLDivElement>(null);
  const { part, ...missing } = useLazyPart(() => import('./rig-pictures'), place, { aheadPx: 200 });

  // The numbers come first, the pictures in the next frame. Made with the part, when there is an exact answer to begin with.
  const sources = useMemo(() => {
    if (!part) return null;
    answers.provideExact(part.answerOf);
    const exact = exactOf(answers);
    return { soon: later(exact, afterPaint), inTime: later(exact, inPause) };
  }, [part, answers]);

  return (
    <div className="pictures" id={id} ref={place} tabIndex={-1}>
      {part && sources ? (
        <part.RigPictures {...sources} onChange={store.change} />
      ) : (
        <LazyMissing {...missing} place={place} texts={words.late.drawing} />
      )}
    </div>
  );
}
