import { simplify } from '../domain/games/simplify';

/** Filters the static list of games by the form above it. */
export function filterGames(form: HTMLFormElement): void {
  const groups = [...document.querySelectorAll<HTMLElement>('[data-games]')];
  const noGame = document.querySelector<HTMLElement>('[data-no-game] > span');
  const filter = () => {
    const filters = new FormData(form);
    const textOf = (name: string) => {
      const value = filters.get(name);
      return typeof value === 'string' ? value : '';
    };
    const query = simplify(textOf('query'));
    const matches = ({ dataset }: HTMLElement) => {
      const text = dataset['foundBy'] ?? '';
      const isFound =
        query.split(' ').every((word) => text.includes(word)) || text.includes(query.replaceAll(' ', ''));
      return isFound && ['takes', 'sure'].every((name) => ['', dataset[name]].includes(textOf(name)));
    };
    for (const group of groups) {
      const games = [...group.querySelectorAll<HTMLElement>('li')];
      for (const game of games) game.hidden = !matches(game);
      group.hidden = games.every(({ hidden }) => hidden);
    }
    if (noGame) noGame.hidden = groups.some(({ hidden }) => !hidden);
  };
  form.addEventListener('input', filter);
  form.addEventListener('submit', (event) => event.preventDefault());
  // Browsers restore form values on Back.
  filter();
}
