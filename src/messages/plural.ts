import { language } from '#messages/language';

let rules: Intl.PluralRules | undefined;

/**
 * The form that a number asks for. Every language has 'other'; which of the rest it has is its own affair.
 *
 * @example plural(2, { one: '2 game', other: '2 games' }) // '2 games'
 */
export const plural = (
  count: number,
  forms: { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>,
): string => forms[(rules ??= new Intl.PluralRules(language.tag)).select(count)] ?? forms.other;
