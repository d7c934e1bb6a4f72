import { words as shareWords } from '#messages/share';
import { useEffect } from 'react';
import { readLink } from '../../domain/links/link';
import { readText } from '../../platform/storage';
import { keepShown, loadStored, undoFollowing } from '../../state/remembered-rig';
import { useRememberedRig } from '../../state/remembering';
import { storageKeys } from '../../state/storage-keys';
import { useStore } from '../../state/store';
import { nameOf } from '../../text/rig-names';
import { Notice } from '../../ui/overlays/notice';
import { offerUndo } from '../../ui/overlays/undo-toast';
import '../../ui/styles/button.css';

const { keep: words } = shareWords;

/** What there is to say about the rig that this device remembers: another one, or none for a reason. */
export function KeepNotice() {
  const { status, trouble } = useRememberedRig();

  useEffect(
    () =>
      useRememberedRig.subscribe(({ before }, { before: previous }) => {
        if (!before || before === previous) return;
        const { activeId } = useStore.getState();
        offerUndo({ text: words.followed, undoText: words.undo, undo: undoFollowing, about: activeId });
      }),
    [],
  );

  return (
    // Always there, so that what appears in it is read aloud.
    <div role="status">
      {trouble !== null && <Notice text={words.trouble[trouble]} />}
      {status === 'conflict' && (
        <Notice text={words.conflict(rememberedName())}>
          <button className="button button-small" type="button" onClick={loadStored}>
            {words.loadStored}
          </button>
          <button className="button button-small" type="button" onClick={keepShown}>
            {words.keepShown}
          </button>
        </Notice>
      )}
    </div>
  );
}

/** What the remembered rig is called. */
function rememberedName(): string {
  const reading = readLink(readText(storageKeys.rig) ?? '');
  return reading?.ok === true ? nameOf(reading.shared.rigs[0], reading.shared.units) : '';
}
