import { simplify } from '../domain/games/simplify';

/** The list of games shows those that are asked for. All that it needs to know stands in the page. */
export function filterGames(form: HTMLFormElement): void {
  const groups = [...document.querySelectorAll<HTMLElement>('[data-games]')];
  const noGame = document.querySelector<HTMLElement>('[data-no-game] > span');
  const filter = () => {
    const asked = new FormData(form);
    const textOf = (name: string) => {
      const value = asked.get(name);
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
  // A browser may have filled it in again, on the way back.
  filter();
}
