import { words } from '#messages/exact';
import { useEffect, useId, useState } from 'react';
import { readText } from '../../platform/storage';
import { storageKeys } from '../../state/storage-keys';
import { useStore } from '../../state/store';
import { showToast } from '../../ui/overlays/toasts';
import '../../ui/fields/choice-fields.css';
import './remember-rig.css';

/** What remembers it comes when it is wanted, or is here already because something is remembered. */
const loadRemembering = () =>
  Promise.all([import('../../state/rig-in-address'), import('../../state/remembered-rig')]).then(
    ([{ followAddress }, remembering]) => {
      followAddress();
      return remembering;
    },
  );

/** Whether this device keeps the rig: right where it is entered. */
export function RememberRig() {
  const id = useId();
  const isGuest = useStore((state) => state.isGuest);
  const [isOn, setIsOn] = useState(() => readText(storageKeys.rig) !== null);
  const [isFollowed, setIsFollowed] = useState(isOn);

  // Another tab, or the page on privacy, may end it.
  useEffect(() => {
    if (!isFollowed) return;
    let stop: (() => void) | null = () => undefined;
    void loadRemembering().then(({ useRememberedRig }) => {
      const follow = () => setIsOn(useRememberedRig.getState().status !== 'off');
      if (!stop) return;
      follow();
      stop = useRememberedRig.subscribe(follow);
    });
    return () => {
      stop?.();
      stop = null;
    };
  }, [isFollowed]);

  const remember = async (isEnabled: boolean) => {
    setIsOn(isEnabled);
    const { setEnabled, useRememberedRig } = await loadRemembering();
    setEnabled(isEnabled);
    setIsOn(useRememberedRig.getState().status !== 'off');
    setIsFollowed(true);
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
          checked={isOn}
          disabled={isGuest}
          onChange={({ target }) => void remember(target.checked)}
        />
        {words.remember.label}
      </label>
      {isGuest && <small id={id}>{words.remember.guest}</small>}
    </p>
  );
}
