import { words } from '#messages/games';
import { planSeatFor } from '../../state/plan-values';
import { besideStop } from '../../ui/navigation/row-keys';
import type { SeatText } from '../../text/game-texts';

interface SeatLinkProps extends Pick<SeatText, 'gameId'> {
  readonly href: string;
}

/** Link to the plan, which then shows where to sit for this game. */
export const SeatLink = ({ gameId, href }: SeatLinkProps) => (
  <a href={href} {...besideStop} onClick={() => planSeatFor(gameId)}>
    {words.planSeat}
  </a>
);
