import { language } from '#messages/language';

/** Of a day without a time, wherever it is read. @example dayText('2026-11-14') // "14 November 2026" */
export const dayText = (isoDay: string): string =>
  new Date(isoDay).toLocaleDateString(language.tag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
