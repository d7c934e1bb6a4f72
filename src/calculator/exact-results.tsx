import { words } from '#messages/exact';
import { exactAnswer } from '../domain/rig/exact-answer';
import { GameLibrary } from '../features/game-library/game-library';
import { Answer } from '../features/results-exact/answer';
import { MoreAnswers } from '../features/results-exact/more-answers';
import { useEntry } from '../state/store';
import { lazyPart } from '../ui/loading/lazy-part';
import { showGame } from './show-game';
import './exact-results.css';

const GameDetails = lazyPart(() => import('./game-details-part'), 'GameDetails');

/** Angles of the screen, beside the title of the card. */
export const ExactAngles = () => <Answer entry={useEntry()} />;

/** Every game with its number, or the opened one. */
export const ExactGames = () => (
  <>
    <a className="to-pictures screen-only" href="#how-true">
      {words.toPictures}
    </a>
    <GameLibrary Details={GameDetails} onOpen={showGame} />
  </>
);

/** Other angles and choices, below the results. */
export function ExactMore() {
  const entry = useEntry();
  const { view } = exactAnswer(entry);
  return view.ok && <MoreAnswers entry={entry} view={view.value} />;
}
