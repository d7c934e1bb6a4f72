import type { Slots } from './rich-text';

interface Link {
  readonly name: string;
  readonly address: string;
}

/** Slots of a `RichText` for links to other sites. */
export const inLinks = (links: Readonly<Record<string, Link>>): Slots =>
  Object.fromEntries(
    Object.entries(links).map(([id, { name, address }]) => [
      id,
      <a key={id} href={address} target="_blank" rel="noopener noreferrer">
        {name}
      </a>,
    ]),
  );
