const site = 'sightline';

/**
 * A name that every system takes for a file: letters, digits and hyphens.
 *
 * @example fileName('3 × 32″ 16:9 at 70 cm', 'csv') // "sightline-3-x-32in-16-9-at-70-cm.csv"
 */
export const fileName = (rig: string, extension: string): string => {
  const plain = rig
    .replaceAll('×', 'x')
    .replaceAll('″', 'in')
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
  return `${[site, plain].filter((part) => part !== '').join('-')}.${extension}`;
};
