import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import { language } from '#messages/language';
import type { ClassicResult } from '../domain/classic/classic-results';
import { gamesOfRow } from '../domain/classic/games-of-row';
import type { Impossible } from '../domain/geometry/outcome';
import { toDegrees } from '../domain/geometry/units';
import { degreesFigure, degreesText } from './angles';
import { bareFigure, type FigureParts } from './figures';
import { numberText } from './numbers';
import { gameById } from '../domain/games/games';
import { gameAnswer, numberOf } from '../domain/games/game-answer';
import type { ExactAnswer } from '../domain/rig/exact-answer';
import { answerTexts, type MeasureLine } from './game-texts';

/** One value beside a row of the Classic table. */
interface ExactValue {
  /** Names of the value's games, if the row's games take different values; else ''. */
  readonly names: string;
  readonly text: string;
  /** Number and unit of the text. */
  readonly figure: FigureParts;
  /** Text to copy; null = none. */
  readonly plain: string | null;
  /** Lines of a list of measures; else empty. */
  readonly lines: readonly MeasureLine[];
  /** Limits and cautions; empty = none. */
  readonly warning: string;
}

/** Exact values beside a row of the Classic table. */
export interface ClassicNote {
  /**
   * One value, or one for each group of games with the same, in the order of the row's label. Empty = impossible rig.
   */
  readonly values: readonly ExactValue[];
  /** Reason why there is no number. */
  readonly reason: string | null;
  /** True if the difference exceeds the row's last digit. */
  readonly differs: boolean;
}

/** Answer of one of the row's games. */
interface NamedAnswer extends Omit<ExactValue, 'names'> {
  readonly name: string;
  /** The true number, and the nearest that the game can be set to; null if it takes something else. */
  readonly right: readonly number[] | null;
}

/** For an impossible rig: the reason is shown once, above the table. */
const nothing: ClassicNote = { values: [], reason: null, differs: false };

/** For a rig that is possible with one screen alone. */
const noAnswer = (reason: Impossible): ClassicNote => ({
  values: [
    {
      names: '',
      text: appWords.noNumber,
      figure: bareFigure(appWords.noNumber),
      plain: null,
      lines: [],
      warning: '',
    },
  ],
  reason: words.impossible[reason],
  differs: false,
});

/** Tolerates binary fractions: 0.8 − 0.7 is slightly more than 0.1. */
export const isOff = (right: number, { number, lastDigit }: ClassicResult): boolean =>
  number === null || Math.abs(right - Number(number)) > lastDigit * 1.001;

const angleNote = (degrees: number, row: ClassicResult): ClassicNote => ({
  values: [
    {
      names: '',
      text: degreesText(degrees),
      figure: degreesFigure(degrees),
      plain: numberText(degrees, 1),
      lines: [],
      warning: '',
    },
  ],
  reason: null,
  differs: isOff(degrees, row),
});

const namedAnswer = (id: string, seen: ExactAnswer['seen']): readonly NamedAnswer[] => {
  const game = gameById(id);
  if (!game) return [];
  const { value, figure, plain, lines, warning } = answerTexts(game, seen);
  const { setting } = numberOf(gameAnswer(game, seen)) ?? {};
  const right = setting ? [setting.exact, setting.value] : null;
  return [{ name: game.name, text: value, figure, plain, lines, warning, right }];
};

/** Groups equal values, each with the names of its games. */
function distinctValues(answers: readonly NamedAnswer[]): readonly ExactValue[] {
  const texts = [...new Set(answers.map(({ text }) => text))];
  return texts.flatMap((text) => {
    const same = answers.filter((answer) => answer.text === text);
    const [first] = same;
    if (!first) return [];
    const names = texts.length > 1 ? language.list(same.map(({ name }) => name)) : '';
    return [
      { names, text, figure: first.figure, plain: first.plain, lines: first.lines, warning: first.warning },
    ];
  });
}

/** Exact values for one row of the Classic table. */
export function classicNote(row: ClassicResult, { seen, sideAngle }: ExactAnswer): ClassicNote {
  if (!seen.ok) return nothing;
  const { view } = seen.value;
  switch (row.id) {
    case 'hFov':
      return angleNote(toDegrees(view.h), row);
    case 'vFov':
      return angleNote(toDegrees(view.v), row);
    case 'tripleScreenAngle':
      return sideAngle.ok ? angleNote(toDegrees(sideAngle.value), row) : noAnswer(sideAngle.reason);
    default: {
      const answers = (gamesOfRow[row.id] ?? []).flatMap((id) => namedAnswer(id, seen));
      return {
        values: distinctValues(answers),
        reason: null,
        differs: answers.some(({ right }) => right?.some((number) => isOff(number, row)) ?? true),
      };
    }
  }
}
