import { isChanged, useStore } from '../state/store';

/** Events of the first use. */
const uses = ['pointerover', 'pointerdown', 'focusin', 'input', 'change'] as const;

/** Whether a field differs from its served value: the user was faster than the script. */
const isTyped = (field: Element): boolean =>
  field instanceof HTMLSelectElement
    ? !field.selectedOptions[0]?.defaultSelected
    : field instanceof HTMLInputElement &&
      (field.value !== field.defaultValue || field.checked !== field.defaultChecked);

/**
 * Loads and hydrates the hero once it is used, or once the rig or the game is another than the served one.
 *
 * @param isWanted Hydrates it at once.
 * @returns Resolves once it is hydrated, if that is wanted.
 */
export async function followHero(
  hero: HTMLElement,
  { isWanted, onError }: { readonly isWanted: boolean; readonly onError: (error: unknown) => void },
): Promise<void> {
  let pending: Promise<void> | undefined;
  /** A button or the field of games, if it was pressed before it worked. */
  let pressed: HTMLElement | null = null;
  const wake = () => {
    pending ??= import('./hero-root')
      .then(({ hydrateHero }) => hydrateHero(hero, onError))
      .then(() => {
        stop();
        hero.dataset['hero'] = 'alive';
        if (pressed?.matches('button, :focus')) pressed.click();
      })
      // The next use tries again.
      .catch(() => {
        pending = undefined;
      });
  };
  const press = ({ target }: Event) => {
    pressed = (target as HTMLElement).closest<HTMLElement>('button, [role=combobox]');
    // Selects the served text, so that typing replaces it.
    if (target instanceof HTMLInputElement && target.type === 'text' && !isTyped(target)) target.select();
  };
  const follow = () => {
    if (isChanged(useStore.getState())) wake();
  };
  const unsubscribe = useStore.subscribe(follow);
  const stop = () => {
    unsubscribe();
    hero.removeEventListener('click', press);
    for (const use of uses) hero.removeEventListener(use, wake);
  };
  for (const use of uses) hero.addEventListener(use, wake);
  hero.addEventListener('click', press);
  follow();
  if (isWanted || hero.matches(':focus-within') || [...hero.querySelectorAll('input, select')].some(isTyped))
    wake();
  if (isWanted) await pending;
}
