import type * as Catalogue from '#messages/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { NumberField } from './number-field';

vi.mock('#messages/language', async (original) => {
  const { language } = await original<typeof Catalogue>();
  return { language: { ...language, decimalSign: ',' } };
});

const fieldWith = (text: string, isNumber: boolean) =>
  renderToStaticMarkup(
    <NumberField
      {...{ name: 'distance', label: '', help: '', question: '', explanation: '' }}
      {...{ text, isNumber, value: 51.5, symbol: 'cm', hasOwnUnit: false, hint: null, step: 1 }}
      say={String}
      onChange={() => undefined}
    />,
  );

it('shows a number with the decimal sign of the page, typed or set by code', () => {
  expect(fieldWith('51.5', true)).toContain('value="51,5"');
});

it('says to screen readers what stands there where it is no number', () => {
  expect(fieldWith('1.5.2 m', false)).toContain('aria-valuetext="1,5,2 m"');
});
