import { words as shareWords } from '#messages/share';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { readLink } from '../../domain/links/link';
import { readText } from '../../platform/whole-storage';
import { storageKeys } from '../../state/stored';
import { activeFirst } from '../../state/rigs';
import type { State } from '../../state/store';
import { LazyMissing } from '../../ui/loading/lazy-missing';
import { chevronIcon } from '../../ui/svg/list-icons';
import { useRead } from '../../ui/live';
import { Notice } from '../../ui/overlays/notice';
import { useUndoOffer } from '../../ui/overlays/legacy-toasts';
import { useLazyPart } from '../../ui/loading/use-lazy-part';
import { rememberedRigOf, type Remembering } from '../../state/remembered-rig';
import type { KeepProps, SavedPanelProps } from './saved-panel';
import '../../ui/fields/choice-fields.css';
import '../../ui/styles/button.css';
import '../../ui/styles/card.css';
import './keep-card.css';

const { keep: words } = shareWords;

const loadSaved = () => import('./saved-panel');

const itself = (now: Remembering) => now;
const isGuest = (state: State) => state.isGuest;

/** What this device keeps of the rig, and only where the visitor asks for it. */
export function KeepCard(props: KeepProps) {
  const { store, showToast, generatedName } = props;
  const remembered = rememberedRigOf(store);
  const { status, trouble } = useRead(remembered, itself);
  const isShared = useRead(store, isGuest);
  const [isOpen, setIsOpen] = useState(false);
  /** The rig that was just saved: its name is asked for. */
  const [freshId, setFreshId] = useState<string | null>(null);
  const id = useId();
  const { offer, forget } = useUndoOffer(showToast);

  // Before anybody sees the card: it says what is remembered from the beginning.
  useLayoutEffect(() => remembered.begin(), [remembered]);
  useEffect(
    () =>
      remembered.subscribe(() => {
        const { before } = remembered.get();
        forget();
        if (before)
          offer({ text: words.followed, undoText: words.undo, undo: () => store.update(() => before) });
      }),
    [remembered, store, offer, forget],
  );

  const turn = (on: boolean) => {
    remembered.turn(on);
    if (remembered.get().trouble === null) showToast(on ? words.on : words.off);
  };
  const save = () => {
    const { units } = store.get();
    const [active] = activeFirst(store.get());
    setIsOpen(true);
    // What is said where it does not arrive is said below, in its place.
    void loadSaved()
      .then(({ saveRigs }) => active && saveRigs([active], (entry) => generatedName(entry, units)))
      .then((saved) => setFreshId(saved?.[0]?.id ?? null))
      .catch(() => undefined);
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
          <Notice text={words.apart(storedName(generatedName))}>
            <button className="button button-small" type="button" onClick={remembered.loadStored}>
              {words.loadStored}
            </button>
            <button className="button button-small" type="button" onClick={remembered.keepShown}>
              {words.keepShown}
            </button>
          </Notice>
        )}
      </div>
      <label className="keep-remember">
        <input
          className="checkbox"
          type="checkbox"
          aria-describedby={`${id}about`}
          checked={status !== 'off'}
          disabled={isShared}
          onChange={({ target }) => turn(target.checked)}
        />
        {words.remember}
      </label>
      <p className="keep-about" id={`${id}about`}>
        {isShared ? words.aboutGuest : words.about}
      </p>
      <p className="keep-actions">
        <button className="button button-small" type="button" onClick={save}>
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
        {isOpen && <SavedPlace {...props} freshId={freshId} onNamed={() => setFreshId(null)} />}
      </div>
    </section>
  );
}

/** What the remembered rig is called. */
function storedName(generatedName: KeepProps['generatedName']): string {
  const reading = readLink(readText(storageKeys.rig) ?? '');
  if (reading?.ok !== true) return '';
  const { rigs, units } = reading.shared;
  return rigs[0].name === '' ? generatedName(rigs[0].entry, units) : rigs[0].name;
}

/** In a script of its own, when it is asked for. */
function SavedPlace(props: SavedPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const { part, ...missing } = useLazyPart(loadSaved, place);
  return (
    <div className="saved-place" ref={place} tabIndex={-1}>
      {part ? (
        <part.SavedPanel {...props} />
      ) : (
        <LazyMissing {...missing} place={place} whenFailed={words.savedFailed} />
      )}
    </div>
  );
}
