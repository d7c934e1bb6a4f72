import { exactAnswer } from '../domain/rig/exact-answer';
import { FidelityPlot } from '../features/fidelity/fidelity-plot';
import { useEntry, useStore } from '../state/store';
import { useSettled } from '../ui/loading/use-settled';
import type { TabProps } from './explore-frame';

/** How true the picture is, for a setting. Out of sight, the rig follows once nobody types. */
export function FidelityTab({ place }: TabProps) {
  const entry = useSettled(useEntry(), place);
  const pickedGames = useStore((state) => state.pickedGames);
  return <FidelityPlot seen={exactAnswer(entry).seen} pickedGames={pickedGames} />;
}
