const site = 'sightline';

/**
 * A file name for every system: letters of any script, digits and hyphens.
 *
 * @example fileName('3 × 32″ 16:9 at 70 cm', 'csv') // "sightline-3-x-32in-16-9-at-70-cm.csv"
 */
export const fileName = (rig: string, extension: string): string => {
  const plain = rig
    .replaceAll('×', 'x')
    .replaceAll('″', 'in')
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
  return `${[site, plain].filter((part) => part !== '').join('-')}.${extension}`;
};
