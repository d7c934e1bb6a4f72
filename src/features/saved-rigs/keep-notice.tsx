import { words as shareWords } from '#messages/share';
import { useEffect } from 'react';
import { readLink } from '../../domain/links/link';
import { readText } from '../../platform/storage';
import { keepShown, loadStored, undoFollowing } from '../../state/remembered-rig';
import { useRememberedRig } from '../../state/remembering';
import { storageKeys } from '../../state/storage-keys';
import { useStore } from '../../state/store';
import { nameOf } from '../../text/rig-names';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/overlays/notice';
import { offerUndo } from '../../ui/overlays/undo-toast';

const { keep: words } = shareWords;

/** Notice about the remembered rig: it differs from the one shown, or cannot be stored. */
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
    // Always rendered, so that its content is announced.
    <div role="status">
      {trouble !== null && <Notice text={words.trouble[trouble]} />}
      {status === 'conflict' && (
        <Notice text={words.conflict(rememberedName())}>
          <Button onClick={loadStored}>{words.loadStored}</Button>
          <Button onClick={keepShown}>{words.keepShown}</Button>
        </Notice>
      )}
    </div>
  );
}

/** Name of the remembered rig. */
function rememberedName(): string {
  const reading = readLink(readText(storageKeys.rig) ?? '');
  return reading?.ok === true ? nameOf(reading.shared.rigs[0], reading.shared.units) : '';
}
