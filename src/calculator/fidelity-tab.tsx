import type { Workspace } from './workspace';
import { FidelityPlot } from '../features/fidelity/fidelity-plot';
import type { LiveAnswer } from '../state/answers';
import type { State } from '../state/store';
import { useRead } from '../ui/live';

export { exactAnswer } from '../domain/rig/exact-answer';

const exactOf = ({ exact }: LiveAnswer) => exact;
const favouritesOf = ({ favourites }: State) => favourites;

/** How true the picture is, for a setting. It follows when the typing pauses. */
export function Panel({ store, nextPause }: Workspace) {
  const answer = useRead(nextPause, exactOf);
  const favourites = useRead(store, favouritesOf);
  return answer && <FidelityPlot seen={answer.seen} favourites={favourites} />;
}
