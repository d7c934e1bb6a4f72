import { words } from '#messages/app';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { readText } from '../../platform/storage';
import { openSavedPanel, useSavedPanel } from '../../state/saved-panel';
import { storageKeys } from '../../state/storage-keys';
import { Button } from '../../ui/button';
import { LazyPart, lazyPart } from '../../ui/loading/lazy-part';
import { Loading } from '../../ui/loading/part-missing';
import './saved-place.css';

const loadSaved = () => import('./saved-part');
const SavedChips = lazyPart(loadSaved, 'SavedChips');
const SavedPanel = lazyPart(loadSaved, 'SavedPanel');

const neverChanges = () => () => undefined;
const hasStoredRigs = () => readText(storageKeys.rigs) !== null;
const notServed = () => false;

/** The saved rigs, above the fields. Their script loads if there are any. */
export function SavedRigs() {
  const hasStored = useSyncExternalStore(neverChanges, hasStoredRigs, notServed);
  const isPanelOpen = useSavedPanel(({ isOpen }) => isOpen);
  return (
    <div className="saved-place screen-only">
      {(hasStored || isPanelOpen) && (
        <LazyPart part={SavedChips} isWanted loading={null}>
          <SavedChips />
        </LazyPart>
      )}
    </div>
  );
}

/** Saves the rig, and opens the panel to name it. */
export function SaveRig() {
  const save = () => {
    openSavedPanel();
    loadSaved().then(
      ({ saveRig }) => saveRig(),
      // `SavedPanelPlace` shows the failure.
      () => undefined,
    );
  };
  return (
    <Button className="save-rig" onClick={save}>
      {words.input.save}
    </Button>
  );
}

/** The panel below the button; scrolls into view as it opens. */
export function SavedPanelPlace() {
  const { isOpen, freshId } = useSavedPanel();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    isOpen && (
      <LazyPart
        className="saved-panel-place"
        placeRef={place}
        part={SavedPanel}
        isWanted
        loading={<Loading />}
      >
        <SavedPanel freshId={freshId} onNamed={() => useSavedPanel.setState({ freshId: null })} />
      </LazyPart>
    )
  );
}
