import type { Game } from './types';

/** What a game's number is like: an angle, up or across; something that has to be explained; or not known. */
export type SettingKind = 'vertical' | 'horizontal' | 'own' | 'none';

/** @example settingKind(gameById('acc')!) // 'vertical' */
export function settingKind({ scale }: Game): SettingKind {
  if (scale === null) return 'none';
  const { kind } = scale.conversion;
  return kind === 'vertical' || kind === 'horizontal' ? kind : 'own';
}
