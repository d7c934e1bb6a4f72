import { words } from '#messages/share';
import { useContext, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/button';
import { leaveGuest } from '../../state/rig-in-address';
import { GuestPlaces } from './guest-places';
import './guest-line.css';

/**
 * Tells that the rig is a guest's, between the calculator's title and its cards, where `before-paint.ts` keeps its
 * space.
 */
export function GuestLine({ hasOwn }: { readonly hasOwn: boolean }) {
  const places = useContext(GuestPlaces);
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    places?.line.current?.append(place);
    return () => {
      place.remove();
      delete document.documentElement.dataset['guest'];
    };
  }, [places, place]);
  const leave = () => {
    leaveGuest();
    // The button is gone by then.
    places?.title.current?.focus({ preventScroll: true });
  };
  return createPortal(
    <p className="guest-line screen-only" role="alert">
      {words.guest.opened}
      {hasOwn && (
        <Button look="link" onClick={leave}>
          {words.guest.leave}
        </Button>
      )}
    </p>,
    place,
  );
}
