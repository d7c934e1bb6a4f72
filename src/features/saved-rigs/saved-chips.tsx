import { words } from '#messages/saved-rigs';
import { useLayoutEffect } from 'react';
import type { SavedRig } from '../../domain/links/saved-rigs';
import { openSavedPanel, useSavedPanel } from '../../state/saved-panel';
import { followSavedRigs, useSavedRigs } from '../../state/saved-rigs';
import { useEntry, useStore } from '../../state/store';
import { generatedName } from '../../text/rig-names';
import { Button } from '../../ui/button';
import { DisclosureButton } from '../../ui/disclosure';
import { openSaved } from './open-saved';
import './saved-chips.css';

/** The others are in the panel. */
const maxChips = 6;

/** The saved rigs, each to be opened by one press; the open one is marked. */
export function SavedChips() {
  useLayoutEffect(followSavedRigs, []);
  const rigs = useSavedRigs((state) => state.rigs);
  const isPanelOpen = useSavedPanel(({ isOpen }) => isOpen);
  const entry = JSON.stringify(useEntry());
  if (rigs.length === 0) return null;
  return (
    <div className="saved-chips">
      <ul aria-label={words.chips}>
        {rigs.slice(0, maxChips).map((rig) => (
          <Chip key={rig.id} rig={rig} isOpen={JSON.stringify(rig.entry) === entry} />
        ))}
      </ul>
      <DisclosureButton
        look="link"
        aria-label={words.editRigs}
        isOpen={isPanelOpen}
        onToggle={openSavedPanel}
      >
        {words.edit}
      </DisclosureButton>
    </div>
  );
}

interface ChipProps {
  readonly rig: SavedRig;
  readonly isOpen: boolean;
}

function Chip({ rig, isOpen }: ChipProps) {
  const shape = useStore(({ units }) => generatedName(rig.entry, units));
  return (
    <li>
      <Button
        look="plain"
        className="saved-chip"
        aria-current={isOpen || undefined}
        onClick={() => !isOpen && openSaved(rig)}
      >
        {rig.name}
        {rig.name !== shape && <small>{shape}</small>}
        {isOpen && <small>{words.isOpen}</small>}
      </Button>
    </li>
  );
}
