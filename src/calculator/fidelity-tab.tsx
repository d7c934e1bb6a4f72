import { useDeferredValue } from 'react';
import { exactAnswer } from '../domain/rig/exact-answer';
import { FidelityPlot } from '../features/fidelity/fidelity-plot';
import { useEntry, useStore } from '../state/store';

/** How true the picture is, for a setting. The rig is deferred: fields and results come before it. */
export function FidelityTab() {
  const entry = useDeferredValue(useEntry());
  const favourites = useStore((state) => state.favourites);
  return <FidelityPlot seen={exactAnswer(entry).seen} favourites={favourites} />;
}
