import { language } from '#messages/language';

let rules: Intl.PluralRules | undefined;

/** Every language has 'other'; which of the rest it has is its own affair. */
export type PluralForms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/**
 * The form that a number asks for. The number belongs in every form: in some languages 'one' is also 0, or 21.
 *
 * @example plural(2, { one: '2 game', other: '2 games' }) // '2 games'
 */
export const plural = (count: number, forms: PluralForms): string =>
  forms[(rules ??= new Intl.PluralRules(language.tag)).select(count)] ?? forms.other;
