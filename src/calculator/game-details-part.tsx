import { words } from '#messages/game-details';
import { PatchMyFile } from '../features/file-patcher/patch-my-file';
import { GameDetails as Details } from '../features/game-library/game-details';
import type { DetailsProps } from '../features/game-library/game-library';

/** Details of an open game, with the patcher of the player's own file. */
export const GameDetails = (props: DetailsProps) => (
  <Details {...props} patcher={(files) => <PatchMyFile files={files} measureNames={words.measures} />} />
);
