import { addStep, changeEntry, entryPart, isFreshEntry, leaveStep, onEntry } from '../platform/history-steps';
import { update, useStore } from '../state/store';

/** Game that a link opens: `#game=acc`, or after a rig. */
const namedGame = (): string | null => /[#&]game=([\w-]+)/.exec(location.hash)?.[1] ?? null;

const isLinkToGame = (): boolean => /^#game=[\w-]+$/.test(location.hash);

const open = (opened: string | null): void =>
  update((state) => (state.opened === opened ? state : { ...state, opened }));

/** Tells of a game in the address that the list lacks. */
function tellUnknown(): void {
  const ids = [...location.hash.matchAll(/[#&](?:my-)?game=([^&]*)/g)].map(([, id = '']) => id);
  if (ids.length === 0) return;
  void import('./unknown-game').then(({ tellUnknownGame }) => tellUnknownGame(ids)).catch(() => undefined);
}

/**
 * Makes the open game a step in the history: Back closes it, Forward and a reload open it again.
 *
 * @returns The function that opens the game of the address, after its rig.
 */
export function followOpenGame(): () => void {
  useStore.subscribe(({ opened, rigs }, before) => {
    if (opened === before.opened || opened === entryPart('game')) return;
    const isNamed = opened !== null && opened === namedGame();
    const address = isLinkToGame() && !isNamed ? location.pathname + location.search : location.href;
    // A link brings its game along.
    if (rigs !== before.rigs) changeEntry({ game: opened, step: null }, address);
    else if (opened === null) leaveStep('game', address);
    else if (before.opened === null && !isNamed) addStep('game', opened);
    else changeEntry({ game: opened }, address);
  });
  onEntry(() => {
    const { opened } = useStore.getState();
    // A link to a part of the page closes nothing.
    if (!isFreshEntry()) open(entryPart('game'));
    else if (opened !== null) changeEntry({ game: opened });
  });
  tellUnknown();
  addEventListener('hashchange', () => {
    tellUnknown();
    openNamed();
  });
  return () => {
    const reloaded = entryPart('game');
    if (reloaded === null) openNamed();
    else open(reloaded);
  };
}

/** `#game=acc` opens that game with any rig. */
function openNamed(): void {
  const game = namedGame();
  if (!isLinkToGame() || game === null || game === useStore.getState().opened) return;
  open(game);
  document.getElementById('calculator')?.scrollIntoView();
}
