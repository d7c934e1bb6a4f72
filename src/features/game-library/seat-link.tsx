import { words } from '#messages/games';
import { planSeatFor } from '../../state/plan-values';
import { besideStop } from '../../ui/navigation/row-keys';
import type { SeatText } from '../../text/game-texts';

/** To the plan, which then answers where to sit for this game. */
export const SeatLink = ({ gameId }: Pick<SeatText, 'gameId'>) => (
  <a href="#plan" {...besideStop} onClick={() => planSeatFor(gameId)}>
    {words.planSeat}
  </a>
);
