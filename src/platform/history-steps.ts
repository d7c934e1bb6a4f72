/**
 * Steps in the browser's history that are no page: an opened game, a dialog, a tab. Each is a part of the entry's
 * state, which survives reloads, Back and Forward.
 */
type Part = 'game' | 'dialog' | 'tab';

type Parts = Readonly<Record<string, string | number | null>>;

/** A part of the current entry; null = none. */
export function entryPart(part: Part): string | null {
  const state: unknown = history.state;
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, part) : null;
  return typeof value === 'string' ? value : null;
}

/** Whether the current entry was made by a link or the address bar, not by `addStep`. */
export const isFreshEntry = (): boolean => history.state === null;

const stateWith = (parts: Parts): object => ({ ...(history.state as object | null), ...parts });

/** Changes the current entry, and keeps its other parts. */
export function changeEntry(parts: Parts, address = location.href): void {
  try {
    history.replaceState(stateWith(parts), '', address);
  } catch {
    // Some browsers limit the rate.
  }
}

/** Whether a step has been left whose event is still to come. */
let isLeaving = false;
let waiting: (() => void) | null = null;

/** Adds an entry that Back leaves. */
export function addStep(part: Part, id: string): void {
  if (isLeaving) {
    waiting = () => addStep(part, id);
    return;
  }
  try {
    if (isFreshEntry()) changeEntry({});
    history.pushState(stateWith({ [part]: id, step: part }), '');
  } catch {
    // Some browsers limit the rate.
  }
}

/** Goes back to the entry before that of `addStep`. An entry of a link stays, without this part. */
export function leaveStep(part: Part, address = location.href): void {
  const state = history.state as { readonly step?: unknown } | null;
  if (state?.step === part) {
    isLeaving = true;
    history.back();
  } else changeEntry({ [part]: null }, address);
}

const listeners = new Set<() => void>();

/** Calls back after Back, Forward or a link within the page. Returns the function that unsubscribes. */
export function onEntry(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', notify);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  isLeaving = false;
  // A step that was opened again before the event: the listeners find it open.
  waiting?.();
  waiting = null;
  for (const listener of listeners) listener();
}

/** Opens a dialog from elsewhere on the page. */
export function openDialog(id: string): void {
  stepDialog(id, true);
  for (const listener of listeners) listener();
}

export const isDialogOpen = (id: string): boolean => entryPart('dialog') === id;

/** Records that a dialog was opened or closed, unless the history did it. */
export function stepDialog(id: string, isOpen: boolean): void {
  // The entry still names a dialog that is being left.
  if (isOpen && (isLeaving || !isDialogOpen(id))) addStep('dialog', id);
  if (!isOpen && isDialogOpen(id)) leaveStep('dialog');
}
