import { createContext, type RefObject } from 'react';

/** Places of the calculator that the line about a guest's rig needs. */
interface Places {
  /** Holds the line, above the cards. */
  readonly line: RefObject<HTMLElement | null>;
  /** Takes the focus once the line's button is gone. */
  readonly title: RefObject<HTMLElement | null>;
}

export const GuestPlaces = createContext<Places | null>(null);
