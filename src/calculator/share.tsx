import { words as exactWords } from '#messages/exact';
import { words } from '#messages/share';
import { useCallback } from 'react';
import { toDegrees, type Radians } from '../domain/geometry/units';
import { gameReader } from '../text/game-texts';
import { fullName, generatedName } from '../text/rig-names';
import { KeepCard } from '../features/saved-rigs/keep-card';
import { rememberedRigOf } from '../state/remembered-rig';
import { rigInAddressOf } from '../state/rig-in-address';
import { ExportPanel } from '../features/export/export-panel';
import { SharePanel } from '../features/share/share-panel';
import { degreesText } from '../text/angles';
import { gameById } from '../domain/games/games';
import type { LiveAnswer } from '../state/answers';
import { activeFirst, activeRig } from '../state/rigs';
import type { State } from '../state/store';
import type { PanelProps } from './explore-part';
import './share.css';

export { keepOverReload } from '../state/keep-over-reload';
export { exactAnswer } from '../domain/rig/exact-answer';

const { text } = words;

const nameOf = (state: State): string => fullName(activeRig(state), state.units);

function rigLine(state: State, { exact }: LiveAnswer): string {
  const name = nameOf(state);
  if (!exact) return name;
  if (!exact.view.ok) return text.impossibleRig(name, exactWords.impossible[exact.view.reason]);
  const { h, v, triple } = exact.view.value;
  const said = (angle: Radians) => degreesText(toDegrees(angle));
  const angles = exactWords.summary(said(h), said(v));
  return text.rig(name, triple ? text.withSides(angles, said(triple.sideAngle), said(triple.total)) : angles);
}

function gameLine(id: string, answer: LiveAnswer): string[] {
  const game = gameById(id);
  if (!game) return [];
  const { value, plain, isList, warning, note } = gameReader(game)(answer);
  // A list of measures with their names; where there is no number, what there is.
  const said = isList ? (plain ?? value) : plain === null && note !== '' ? note : value;
  return [warning === '' ? text.game(game.name, said) : text.gameWithWarning(game.name, said, warning)];
}

/** What is shared is what the page says: the same names and numbers. Beside it, what this device keeps. */
export function Panel({ store, answers, showToast }: PanelProps) {
  const reconcile = useCallback(() => rememberedRigOf(store).reconcile(), [store]);
  return (
    <div className="keep-and-share">
      <SharePanel
        store={store}
        showToast={showToast}
        rigName={() => nameOf(store.get())}
        asText={() => {
          const answer = answers.get();
          const games = store.get().favourites.flatMap((id) => gameLine(id, answer));
          return [rigLine(store.get(), answer), ...games].join('\n');
        }}
        saveRigs={() => saveAll(store.get())}
        onOwnOpened={reconcile}
      >
        <ExportPanel />
      </SharePanel>
      <KeepCard
        store={store}
        showToast={showToast}
        generatedName={generatedName}
        leaveGuest={() => rigInAddressOf(store).leave()}
      />
    </div>
  );
}

/** Those that are compared, too. */
async function saveAll(state: State) {
  const { saveRigs, unsaveRigs, isStored } = await import('../features/saved-rigs/saved-panel');
  const saved = await saveRigs(activeFirst(state), (entry) => generatedName(entry, state.units));
  // Only where there is no room for more.
  if (saved.length === 0) throw new Error();
  return { isStored: isStored(), unsave: () => void unsaveRigs(saved) };
}
