import { language } from '#messages/language';

/** A day without a time, independent of the time zone. @example dayText('2026-11-14') // "14 November 2026" */
export const dayText = (isoDay: string): string =>
  new Date(isoDay).toLocaleDateString(language.tag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
