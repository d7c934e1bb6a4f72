import { words } from '#messages/game-details';
import { useId, useState } from 'react';
import { DisclosureButton } from '../../ui/disclosure';
import { PatchFile, type PatchFileProps } from './patch-file';

/** The button, and the part that it opens below. */
export function PatchMyFile(props: PatchFileProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="game-file">
      <DisclosureButton aria-controls={id} isOpen={isOpen} onToggle={setIsOpen}>
        {words.patch}
      </DisclosureButton>
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
