import { words } from '#messages/games';
import type { Menu } from '../domain/games/record-types';

/** @example menuText('Options > Camera') // "Options > Camera" */
export const menuText = (menu: Menu): string => (typeof menu === 'string' ? menu : words.menus[menu.code]);
