import { words } from '#messages/exact';
import { useState } from 'react';
import { useRememberedRig } from '../../state/remembering';
import { useSavedPanel } from '../../state/saved-panel';
import { useStore } from '../../state/store';
import { showToast } from '../../ui/overlays/toasts';
import '../../ui/fields/choice-fields.css';
import './remember-rig.css';

/** Checkbox to open the rig next time, while the panel of saved rigs is open or it is ticked. A guest's rig is saved first. */
export function RememberRig() {
  const isGuest = useStore((state) => state.isGuest);
  const isOn = useRememberedRig(({ status }) => status !== 'off');
  const isPanelOpen = useSavedPanel(({ isOpen }) => isOpen);
  /** The requested state while the script loads; null = none. */
  const [requested, setRequested] = useState<boolean | null>(null);

  const remember = async (isEnabled: boolean) => {
    const { on, off, trouble, notLoaded } = words.remember;
    setRequested(isEnabled);
    try {
      const { followAddress, setRemembered } = await import('../../state/rig-in-address');
      followAddress();
      setRemembered(isEnabled);
    } catch {
      showToast(notLoaded);
      return;
    } finally {
      setRequested(null);
    }
    if (useRememberedRig.getState().trouble !== null) showToast(trouble);
    else showToast(isEnabled ? on : off);
  };

  /** Stays once shown: it may have the focus. */
  const [wasShown, setWasShown] = useState(false);
  if ((isOn || isPanelOpen) && !wasShown) setWasShown(true);

  if (isGuest || !wasShown) return null;
  return (
    <p className="remember-rig screen-only">
      <label>
        <input
          className="checkbox"
          type="checkbox"
          checked={requested ?? isOn}
          onChange={({ target }) => void remember(target.checked)}
        />
        {words.remember.label}
      </label>
    </p>
  );
}
