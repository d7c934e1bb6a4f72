import { words } from '#messages/app';
import { useEffect, useId, useRef, useState } from 'react';
import { Calculator } from '../features/calculator/calculator';
import { createWorkspace, type Workspace } from '../features/calculator/workspace';
import { LazyMissing } from '../ui/lazy-missing';
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

function Pictures({ workspace, id }: { readonly workspace: Workspace; readonly id: string }) {
  const { provideExact } = workspace;
  const place = useRef<HTMLDivElement>(null);
  const { part, ...missing } = useLazyPart(() => import('./rig-pictures'), place, { aheadPx: 200 });

  useEffect(() => {
    if (part) provideExact(part.answerOf);
  }, [part, provideExact]);

  return (
    <div className="pictures" id={id} ref={place} tabIndex={-1}>
      {part ? (
        <part.RigPictures {...workspace} />
      ) : (
        <LazyMissing {...missing} place={place} texts={words.late.drawing} />
      )}
    </div>
  );
}
