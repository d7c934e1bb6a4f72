import { words } from '#messages/exact';
import { settingKind, type SettingKind } from '../../domain/games/setting-kind';
import type { Game } from '../../domain/games/types';

/** A screen, and the dimension beside it. */
const paths: Readonly<Record<Exclude<SettingKind, 'none'>, readonly [string, string]>> = {
  vertical: ['M10 2.5h15v13H10z', 'M5 2.5v13M2.5 2.5h5M2.5 15.5h5'],
  horizontal: ['M1 .8h24v10.4H1z', 'M1 15.5h24M1 13v5M25 13v5'],
  own: ['', 'M3 9h20M10 5v8'],
};

/** Direction of a game's number: vertical, horizontal, or a slider. */
export function AxisGlyph({ game }: { readonly game: Game }) {
  const kind = settingKind(game);
  if (kind === 'none') return null;
  const [screen, dimension] = paths[kind];
  return (
    <svg className="axis-glyph" viewBox="0 0 26 18" role="img">
      <title>{words.row.kinds[kind]}</title>
      {screen !== '' && <path d={screen} />}
      <path className="axis-dimension" d={dimension} />
    </svg>
  );
}
