import { expect, it } from 'vitest';
import { piecesOf } from './code-text';

it.each([
  ['Documents\\iRacing\\rendererDX11Monitor.ini', 'Documents\\|iRacing\\|renderer|DX11Monitor.|ini'],
  ['r_multimon_fov_horizontal', 'r_|multimon_|fov_|horizontal'],
  ['CockpitOverrideFOVValue', 'Cockpit|Override|FOVValue'],
  ['LEFT_POINT=-1.49863,0.947664', 'LEFT_|POINT=|-1.49863,|0.947664'],
  ['[MODE]\nFOV=37.1675', '[MODE]\nFOV=|37.1675'],
  ['…/UserData/', '…/|User|Data/'],
  ['', ''],
])('%s', (text, pieces) => {
  expect(piecesOf(text).join('|')).toBe(pieces);
});
