import { words } from '#messages/exact';
import { useId, useState } from 'react';
import { useRememberedRig } from '../../state/remembering';
import { useStore } from '../../state/store';
import { showToast } from '../../ui/overlays/toasts';
import '../../ui/fields/choice-fields.css';
import './remember-rig.css';

/** Whether this device keeps the rig: right where it is entered. */
export function RememberRig() {
  const id = useId();
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

  return (
    <p className="remember-rig">
      <label>
        <input
          className="checkbox"
          type="checkbox"
          aria-describedby={isGuest ? id : undefined}
          checked={asked ?? isOn}
          disabled={isGuest}
          onChange={({ target }) => void remember(target.checked)}
        />
        {words.remember.label}
      </label>
      {isGuest && <small id={id}>{words.remember.guest}</small>}
    </p>
  );
}
