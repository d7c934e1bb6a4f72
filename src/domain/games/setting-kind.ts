import type { Game } from './types';

/** Kind of a game's number: an angle up or across, one that needs an explanation, or none known. */
export type SettingKind = 'vertical' | 'horizontal' | 'own' | 'none';

/** @example settingKind(gameById('acc')!) // 'vertical' */
export function settingKind({ scale }: Game): SettingKind {
  if (scale === null) return 'none';
  const { kind } = scale.conversion;
  return kind === 'vertical' || kind === 'horizontal' ? kind : 'own';
}
