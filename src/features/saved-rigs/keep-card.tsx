import { words as shareWords } from '#messages/share';
import { useEffect, useId, useState } from 'react';
import { readLink } from '../../domain/links/link';
import { readText } from '../../platform/storage';
import { keepShown, loadStored, undoFollowing } from '../../state/remembered-rig';
import { useRememberedRig } from '../../state/remembering';
import { activeRig } from '../../state/rigs';
import { saveRigs } from '../../state/saved-rigs';
import { storageKeys } from '../../state/storage-keys';
import { useStore } from '../../state/store';
import { nameOf } from '../../text/rig-names';
import { Notice } from '../../ui/overlays/notice';
import { offerUndo } from '../../ui/overlays/undo-toast';
import { chevronIcon } from '../../ui/svg/list-icons';
import { SavedPanel } from './saved-panel';
import '../../ui/styles/button.css';
import '../../ui/styles/card.css';
import './keep-card.css';

const { keep: words } = shareWords;

/** What this device keeps of the rig, and only where the visitor asks for it. */
export function KeepCard() {
  const { status, trouble } = useRememberedRig();
  const [isOpen, setIsOpen] = useState(false);
  /** The rig that was just saved: its name is asked for. */
  const [freshId, setFreshId] = useState<string | null>(null);
  const id = useId();

  useEffect(
    () =>
      useRememberedRig.subscribe(({ before }, { before: previous }) => {
        if (!before || before === previous) return;
        const { activeId } = useStore.getState();
        offerUndo({ text: words.followed, undoText: words.undo, undo: undoFollowing, about: activeId });
      }),
    [],
  );

  const save = async () => {
    setIsOpen(true);
    const [saved] = await saveRigs([activeRig(useStore.getState())]);
    setFreshId(saved?.id ?? null);
  };

  return (
    <section className="card keep-card" aria-labelledby={`${id}title`}>
      <h3 className="card-title" id={`${id}title`}>
        {words.title}
      </h3>
      {/* Always there, so that what appears in it is read aloud. */}
      <div role="status">
        {trouble !== null && <Notice text={words.trouble[trouble]} />}
        {status === 'conflict' && (
          <Notice text={words.apart(rememberedName())}>
            <button className="button button-small" type="button" onClick={loadStored}>
              {words.loadStored}
            </button>
            <button className="button button-small" type="button" onClick={keepShown}>
              {words.keepShown}
            </button>
          </Notice>
        )}
      </div>
      <p className="keep-about">{words.about}</p>
      <p className="keep-actions">
        <button className="button button-small" type="button" onClick={() => void save()}>
          {words.save}
        </button>
        <button
          className="button button-small keep-open"
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}saved`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words.saved}
          {chevronIcon}
        </button>
      </p>
      <div id={`${id}saved`}>
        {isOpen && <SavedPanel freshId={freshId} onNamed={() => setFreshId(null)} />}
      </div>
    </section>
  );
}

/** What the remembered rig is called. */
function rememberedName(): string {
  const reading = readLink(readText(storageKeys.rig) ?? '');
  return reading?.ok === true ? nameOf(reading.shared.rigs[0], reading.shared.units) : '';
}
