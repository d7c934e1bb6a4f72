/** What comes behind a rig in an address, and names a part of the page. */
const placeBehindRig = /&at=([^&=]*)$/;

/** Whether there is more in it than the name of a part; some programs escape the sign. */
export const saysMore = (hash: string): boolean => /=|%3D/i.test(hash);

/** The id of the part that an address names: `#plan`, or behind a rig `#v=1&rig=…&at=plan`. Empty = none. */
export const namedPlace = (hash: string): string =>
  (saysMore(hash) ? placeBehindRig.exec(hash)?.[1] : hash.slice(1)) ?? '';

export const withoutPlace = (hash: string): string => hash.replace(placeBehindRig, '');

/** The same address naming another part: a rig in it stays. */
export const withPlace = (hash: string, id: string): string =>
  saysMore(hash) ? `${withoutPlace(hash)}&at=${id}` : `#${id}`;
