import { language } from '#messages/language';

let rules: Intl.PluralRules | undefined;

/** 'other' exists in every language; the rest depends on the language. */
export type PluralForms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/**
 * Plural form for a number. Every form must contain the number: in some languages 'one' is also 0, or 21.
 *
 * @example plural(2, { one: '2 game', other: '2 games' }) // '2 games'
 */
export const plural = (count: number, forms: PluralForms): string =>
  forms[(rules ??= new Intl.PluralRules(language.tag)).select(count)] ?? forms.other;
