import { words } from '#messages/game-details';
import { useId, useState } from 'react';
import { PatchFile, type PatchFileProps } from './patch-file';
import '../../ui/styles/button.css';

/** The button, and below it what it opens. */
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
      <div id={id}>
        {isOpen && (
          <div className="patch-place">
            <PatchFile {...props} />
          </div>
        )}
      </div>
    </div>
  );
}
