/** Event, since the scripts that ask for a reload import nothing of the calculator. */
const name = 'sightline-reload';

/** Calls back before a reload that a button of the page asks for. */
export const beforeReload = (job: () => void): void => addEventListener(name, job);

export const announceReload = (): void => void dispatchEvent(new Event(name));
