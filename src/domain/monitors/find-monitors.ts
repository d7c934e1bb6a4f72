import { nameOf, type Monitor } from './types';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** Letters and digits mixed, as makers write a model: C49RG90, 27GL850. */
const isCode = (word: string): boolean => word.length >= 5 && /\d/.test(word) && /[a-z]/.test(word);

/** How well a name fits what was typed; 0 is best, null = not at all. */
function rank(name: readonly string[], query: readonly string[]): number | null {
  const typed = query.join('');
  const whole = name.join('');
  if (name.includes(typed) || whole === typed) return 0;
  // On the box a code is longer than what people call it: LC49G95TSSNXZA.
  if (name.some((word) => isCode(word) && typed.includes(word))) return 1;
  if (query.every((word) => name.includes(word))) return 2;
  // Spaces and hyphens may be left out or put in: "odysseyg9", "27 GL-850".
  if (name.some((_, index) => name.slice(index).join('').startsWith(typed))) return 3;
  if (query.every((word) => name.some((each) => each.startsWith(word)))) return 4;
  if (query.every((word) => whole.includes(word))) return 5;
  return null;
}

/** Whether the text begins with the code but for one letter that is wrong, missing or too much. */
function beginsNearly(text: string, code: string): boolean {
  // Levenshtein's table, row by row; its last row has the distance to each beginning of the text.
  let row = Array.from({ length: text.length + 1 }, (_, index) => index);
  for (let index = 0; index < code.length; index++) {
    const next = [index + 1];
    for (let column = 1; column <= text.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (text[column - 1] === code[index] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(...row) <= 1;
}

export interface FoundMonitors {
  /** Best first. */
  readonly monitors: readonly Monitor[];
  /** None is called that: these are called nearly so. */
  readonly isNearly: boolean;
  /** One fits better than all others. */
  readonly isClear: boolean;
}

/**
 * The monitors that fit a name or a model code, best first; a tie stays in the order of the list. Upper and lower case,
 * spaces and hyphens make no difference. Nothing typed finds all.
 *
 * @example findMonitors(list, 'c49 rg90').monitors.map(nameOf) // ['Samsung CRG9 49 (C49RG90)']
 */
export function findMonitors(list: readonly Monitor[], typed: string): FoundMonitors {
  if (typed.trim() === '') return { monitors: list, isNearly: false, isClear: false };
  const query = wordsOf(typed);
  if (query.length === 0) return { monitors: [], isNearly: false, isClear: false };
  const named = list.map((monitor) => ({ monitor, name: wordsOf(nameOf(monitor)) }));
  const found = named
    .flatMap(({ monitor, name }) => {
      const place = rank(name, query);
      return place === null ? [] : [{ monitor, place }];
    })
    .sort((a, b) => a.place - b.place);
  if (found.length > 0) {
    const [best = 0, second = Infinity] = found.map(({ place }) => place);
    // One that only contains what was typed is no clear answer beside others that do.
    const isClear = best < second && (best <= 2 || found.length === 1);
    return { monitors: found.map(({ monitor }) => monitor), isNearly: false, isClear };
  }
  const whole = query.join('');
  const near = named.filter(({ name }) =>
    name.some((word) => isCode(word) && [whole, ...query].some((each) => beginsNearly(each, word))),
  );
  return { monitors: near.map(({ monitor }) => monitor), isNearly: near.length > 0, isClear: false };
}
