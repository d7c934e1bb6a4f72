import { exactAnswer } from '../domain/rig/exact-answer';
import { FidelityPlot } from '../features/fidelity/fidelity-plot';
import { useEntry, useStore } from '../state/store';
import { useSettled } from '../ui/loading/use-settled';
import type { TabProps } from './explore-frame';

/** How true the picture is, for a setting. The rig is deferred: fields and results come before it. */
export function FidelityTab({ place }: TabProps) {
  const entry = useSettled(useEntry(), place);
  const favourites = useStore((state) => state.favourites);
  return <FidelityPlot seen={exactAnswer(entry).seen} favourites={favourites} />;
}
