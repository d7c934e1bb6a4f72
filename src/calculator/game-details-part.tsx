import { words } from '#messages/game-details';
import { InspectMyFile } from '../features/file-inspector/inspect-my-file';
import { PatchMyFile } from '../features/file-patcher/patch-my-file';
import { AskFeedback } from '../features/game-feedback/ask-feedback';
import { GameDetails as Details } from '../features/game-library/game-details';
import type { DetailsProps } from '../features/game-library/game-library';
import { OwnGameDetails } from '../features/game-library/own-game-details';
import { useStore } from '../state/store';

/** Details of an open game, with the question below its number and what reads the player's own file; or of a measured one. */
export function GameDetails({ game, entry }: DetailsProps) {
  const own = useStore(({ ownGames }) => ownGames.find((each) => each === game));
  return own ? (
    <OwnGameDetails game={own} />
  ) : (
    <>
      <AskFeedback game={game} entry={entry} />
      <Details
        game={game}
        entry={entry}
        patcher={(files) => <PatchMyFile files={files} measureNames={words.measures} />}
        inspector={<InspectMyFile label={words.inspect} game={game} name="" />}
      />
    </>
  );
}
