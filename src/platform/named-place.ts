/** What comes behind a rig in an address, and names a part of the page. */
const placeBehindRig = /&at=([^&=]*)$/;

/** The id of the part that an address names: `#plan`, or behind a rig `#v=1&rig=…&at=plan`. Empty = none. */
export const namedPlace = (hash: string): string =>
  (hash.includes('=') ? placeBehindRig.exec(hash)?.[1] : hash.slice(1)) ?? '';

export const withoutPlace = (hash: string): string => hash.replace(placeBehindRig, '');

/** The same address naming another part: a rig in it stays. */
export const withPlace = (hash: string, id: string): string =>
  hash.includes('=') ? `${withoutPlace(hash)}&at=${id}` : `#${id}`;
