import type { State } from '../../state/store';
import type { Store } from '../../state/legacy';
import { inPause, later, type LateSource } from '../../ui/source';

/** Whether nothing has changed but what is entered for the active rig, as with each key. */
const onlyEntered = (before: State, now: State): boolean =>
  before.activeId === now.activeId &&
  before.units === now.units &&
  before.favourites === now.favourites &&
  before.rigs.length === now.rigs.length &&
  before.rigs.every((rig, index) => {
    const next = now.rigs[index];
    return next === rig || (next?.id === rig.id && next.id === now.activeId && next.name === rig.name);
  });

const notAtAll = () => undefined;

/** The state as it is compared: what is typed into the fields when the typing pauses, everything else at once. */
export function shownState(store: Store): LateSource<State> {
  const shown: LateSource<State> = later(store, (run) => {
    if (onlyEntered(shown.get(), store.get())) return inPause(run);
    run();
    return notAtAll;
  });
  return shown;
}
