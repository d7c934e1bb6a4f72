import { MalformedList } from './packed-list';

/** Addresses of the two lists that most records come from, by their prefix in the table. */
const collections: Readonly<Record<string, (name: string) => string>> = {
  buildcores: (name) =>
    `https://github.com/buildcores/buildcores-open-db/blob/main/open-db/Monitor/${name}.json`,
  edid: (name) => `https://github.com/linuxhw/EDID/tree/master/Digital/${name}`,
};

/** @example sourceAddress('edid:Dell/DELA161') // "https://github.com/linuxhw/EDID/tree/master/Digital/Dell/DELA161" */
export function sourceAddress(source: string): string {
  const [, collection = '', name = ''] = /^([a-z]+):(?!\/\/)(.+)$/.exec(source) ?? [];
  return Object.hasOwn(collections, collection) ? (collections[collection]?.(name) ?? source) : source;
}

/** Guard: the text becomes a link, so only web addresses pass. */
const isAddress = (text: string): boolean => /^https?:\/\/[\w.-]+(:\d+)?([/?#][^\s<>"]*)?$/.test(text);

/** The second file: sources of each monitor, one line each. */
export interface PackedSources {
  readonly sources: string;
}

export const packSources = (list: readonly { readonly sources: readonly string[] }[]): PackedSources => ({
  sources: list.map(({ sources }) => sources.join(' ')).join('\n'),
});

/** Addresses by the line of a monitor, without invalid ones. */
export type MonitorSources = (line: number) => readonly string[];

export function readSources(answer: unknown): MonitorSources {
  const text: unknown =
    typeof answer === 'object' && answer !== null && 'sources' in answer ? answer.sources : null;
  if (typeof text !== 'string') throw new MalformedList('The answer is no list of sources.');
  const lines = text.split('\n');
  return (line) => (lines[line] ?? '').split(' ').map(sourceAddress).filter(isAddress);
}
