import { words } from '#messages/game-details';
import { useId, useRef, useState } from 'react';
import { LazyMissing } from '../../ui/loading/lazy-missing';
import { useLazyPart } from '../../ui/loading/use-lazy-part';
import type { PatchFileProps } from './patch-file';
import '../../ui/styles/button.css';

/** The button. What it opens comes in a script of its own, when it is pressed. */
export function PatchMyFile(props: PatchFileProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="game-file">
      <button
        className="button button-small"
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.patch}
      </button>
      <div id={id}>{isOpen && <PatchPlace {...props} />}</div>
    </div>
  );
}

function PatchPlace(props: PatchFileProps) {
  const place = useRef<HTMLDivElement>(null);
  const { part, ...missing } = useLazyPart(() => import('./patch-file'), place);
  return (
    <div className="patch-place" ref={place} tabIndex={-1}>
      {part ? (
        <part.PatchFile {...props} />
      ) : (
        <LazyMissing {...missing} place={place} whenFailed={words.patchFailed} />
      )}
    </div>
  );
}
