/** Name of a part of the page after a rig in the fragment. */
const placeBehindRig = /&at=([^&=]*)$/;

/** Whether a link to a rig may stand there, as `#v=1&rig=…`. Some programs escape its signs. */
export const hasRigIn = (hash: string): boolean => /(v|rig)(=|%(25)*3D)/i.test(hash);

/** Whether the fragment holds more than the name of a part. */
const saysMore = (hash: string): boolean => /=|%3D/i.test(hash);

/** Id of the part that a fragment names: `#plan`, or after a rig `#v=1&rig=…&at=plan`. Empty = none. */
export const namedPlace = (hash: string): string =>
  (saysMore(hash) ? placeBehindRig.exec(hash)?.[1] : hash.slice(1)) ?? '';

export const withoutPlace = (hash: string): string => hash.replace(placeBehindRig, '');

/** The same fragment with another part; keeps the rig. */
export const withPlace = (hash: string, id: string): string =>
  saysMore(hash) ? `${withoutPlace(hash)}&at=${id}` : `#${id}`;
