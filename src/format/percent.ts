import { language } from '#messages/language';

const percents: Intl.NumberFormat[] = [];

/** @example percentText(0.894) // "89%" */
export const percentText = (share: number, decimals = 0): string =>
  (percents[decimals] ??= new Intl.NumberFormat(language.tag, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }))
    .format(share)
    .replace('-', '\u2212');
