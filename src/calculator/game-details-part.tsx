import { words } from '#messages/game-details';
import { PatchMyFile } from '../features/file-patcher/patch-my-file';
import { GameDetails as Details } from '../features/game-library/game-details';
import type { DetailsPart } from '../features/game-library/game-library';

/** What an opened game shows, with a way to change the player's own file. */
export const GameDetails: DetailsPart['GameDetails'] = (props) => (
  <Details {...props} patcher={(files) => <PatchMyFile files={files} measureNames={words.measures} />} />
);
