import { words } from '#messages/game-details';
import { PatchMyFile } from '../features/file-patcher/patch-my-file';
import { GameDetails as Details } from '../features/game-library/game-details';
import type { DetailsProps } from '../features/game-library/game-library';
import { OwnGameDetails } from '../features/game-library/own-game-details';
import { useStore } from '../state/store';

/** Details of an open game, with the patcher of the player's own file; or of a measured one. */
export function GameDetails({ game, entry }: DetailsProps) {
  const own = useStore(({ ownGames }) => ownGames.find((each) => each === game));
  return own ? (
    <OwnGameDetails game={own} />
  ) : (
    <Details
      game={game}
      entry={entry}
      patcher={(files) => <PatchMyFile files={files} measureNames={words.measures} />}
    />
  );
}
