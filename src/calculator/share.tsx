import { useLayoutEffect } from 'react';
import { ExportPanel } from '../features/export/export-panel';
import { KeepCard } from '../features/saved-rigs/keep-card';
import { SharePanel } from '../features/share/share-panel';
import { followAddress } from '../state/rig-in-address';
import { followSavedRigs } from '../state/saved-rigs';
import './share.css';

/** Ways to give the rig away, and beside them what this device keeps of it. */
export function Share() {
  // Before anybody sees the cards: they say how things stand from the beginning.
  useLayoutEffect(() => {
    followAddress();
    followSavedRigs();
  }, []);
  return (
    <div className="keep-and-share">
      <SharePanel>
        <ExportPanel />
      </SharePanel>
      <KeepCard />
    </div>
  );
}
