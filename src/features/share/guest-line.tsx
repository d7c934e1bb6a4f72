import { words } from '#messages/share';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { leaveGuest } from '../../state/rig-in-address';
import './guest-line.css';

function leave() {
  leaveGuest();
  // The button is gone by then.
  document.querySelector<HTMLElement>('.input-card .card-title')?.focus({ preventScroll: true });
}

/**
 * Whose rig it is, between the calculator's title and its cards, in room that is there anyway: it covers nothing, and nothing moves
 * when it comes.
 */
export function GuestLine({ hasOwn }: { readonly hasOwn: boolean }) {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.querySelector('#calculator > h2')?.after(place);
    return () => place.remove();
  }, [place]);
  return createPortal(
    <p className="guest-line" role="alert">
      {words.guest.opened}
      {hasOwn && (
        <button type="button" onClick={leave}>
          {words.guest.leave}
        </button>
      )}
    </p>,
    place,
  );
}
