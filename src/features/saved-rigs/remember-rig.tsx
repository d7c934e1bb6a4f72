import { words } from '#messages/exact';
import { useState } from 'react';
import { useRememberedRig } from '../../state/remembering';
import { useStore } from '../../state/store';
import { showToast } from '../../ui/overlays/toasts';
import '../../ui/fields/choice-fields.css';
import './remember-rig.css';

/** Whether this device keeps the rig: right where it is entered. Somebody else's can be saved first. */
export function RememberRig() {
  const isGuest = useStore((state) => state.isGuest);
  const isOn = useRememberedRig(({ status }) => status !== 'off');
  /** What was asked for, while the script that does it is on its way; null = nothing. */
  const [asked, setAsked] = useState<boolean | null>(null);

  const remember = async (isEnabled: boolean) => {
    setAsked(isEnabled);
    const { openRemembered, setEnabled } = await import('../../state/remembered-rig');
    openRemembered();
    setEnabled(isEnabled);
    setAsked(null);
    const { on, off, trouble } = words.remember;
    if (useRememberedRig.getState().trouble !== null) showToast(trouble);
    else showToast(isEnabled ? on : off);
  };

  if (isGuest) return null;
  return (
    <p className="remember-rig">
      <label>
        <input
          className="checkbox"
          type="checkbox"
          checked={asked ?? isOn}
          onChange={({ target }) => void remember(target.checked)}
        />
        {words.remember.label}
      </label>
    </p>
  );
}
