import { words } from '#messages/exact';
import { games } from '../../domain/games/games';
import { gamesToShow, knownGames } from '../../domain/games/games-to-show';
import type { RigEntry } from '../../domain/rig/entry';
import { firstGame } from '../../state/store';
import { searchIcon } from '../../ui/svg/list-icons';
import { GameList, LibraryEnd, MyGame } from './game-list';
import '../../ui/fields/search.css';
import './game-picker.css';

/** Static HTML of the list at first, for the rig, as high as the live one. */
export function ServedLibrary({ entry }: { readonly entry: RigEntry }) {
  const [first] = knownGames([firstGame]);
  return (
    <>
      <div className="game-picker screen-only">
        <div className="picker-box">
          <div className="picker-field">
            {searchIcon}
            <span className="search text-quiet">{words.picker.label}</span>
          </div>
        </div>
      </div>
      <div className="library" id="all-games">
        {first && <MyGame game={first} entry={entry} onOpen={null} />}
        <GameList
          code="popular"
          games={gamesToShow([]).filter((game) => game !== first)}
          isTitled={false}
          entry={entry}
          onOpen={null}
        />
        <LibraryEnd>
          <span className="library-all">{words.library.showAll(games.length)}</span>
        </LibraryEnd>
      </div>
    </>
  );
}
