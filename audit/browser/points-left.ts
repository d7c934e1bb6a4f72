import type { Page } from '@playwright/test';
import { readTexts } from './read-texts';

const exceptions = {
  elements: 'code, pre, script, style',
};

const englishNumber = /\d\.\d|\d\s(?:mm|cm|m|in|rad|°|x|インチ)(?!\p{L})|\d[″%]/u;

export function hasEnglishNumber(text: string): boolean {
  return englishNumber.test(text);
}

/** Every text that somebody reads or hears and whose numbers are written as in English. */
export async function pointsLeft(page: Page): Promise<string[]> {
  const found = await page.evaluate(readTexts, { notRead: exceptions.elements, isByLine: true });
  return found
    .filter(({ text }) => hasEnglishNumber(text))
    .map(({ text, place }) => `${place} says "${text}"`);
}
