import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import { language } from '#messages/language';
import type { ClassicResult } from '../domain/classic/classic-results';
import type { ClassicRowId } from '../domain/classic/classic-formulas';
import type { Impossible } from '../domain/geometry/outcome';
import type { ViewedRig } from '../domain/geometry/compute-view';
import { toDegrees } from '../domain/geometry/units';
import { degreesText } from './angles';
import { gameValuePlain, gameValueText } from './game-values';
import { measuresText } from './measures';
import { numberText } from './numbers';
import { gameById } from '../domain/games/games';
import { settingFor } from '../domain/games/setting';
import type { ExactAnswer } from '../domain/rig/exact-answer';
import { measureLines, measuresOf, measuresPlain, type MeasureLine } from './game-texts';

/** One value beside a row of the Classic table. */
interface ExactValue {
  /** The games that want it, where the row's games want different ones; else ''. */
  readonly names: string;
  readonly text: string;
  /** As it is copied; null = there is none. */
  readonly plain: string | null;
  /** Each measure, where it is a list of them; else none. */
  readonly lines: readonly MeasureLine[];
}

/** What the exact method says beside a row of the Classic table. */
export interface ClassicNote {
  /** Where the games of a row need different numbers, one after the other, in the order of the row's label. None = the rig is impossible. */
  readonly values: readonly ExactValue[];
  /** Why there is no number. */
  readonly reason: string | null;
  /** By more than the row's last digit. */
  readonly differs: boolean;
}

type AngleRow = 'hFov' | 'vFov' | 'tripleScreenAngle';

/** The games that each row of the Classic table speaks of. */
export const gamesOfRow: Readonly<Record<Exclude<ClassicRowId, AngleRow>, readonly string[]>> = {
  projectCarsAndTrucks: ['project-cars', 'project-cars-2', 'ets2', 'ats'],
  raceRoom: ['raceroom'],
  richardBurnsRally: ['rbr'],
  f1From2016: ['f1-2016', 'f1-2017', 'f1-2018'],
  f1From2019: ['f1-2019', 'f1-2020'],
  f1From2021: ['f1-2021', 'f1-22', 'f1-23', 'f1-24', 'f1-25'],
  assettoCorsa: ['assetto-corsa', 'acc'],
  rFactorFamily: ['rfactor', 'rfactor-2', 'automobilista', 'stock-car-extreme'],
  dirtRallyAndGrid: ['dirt-rally', 'dirt-rally-2', 'grid-autosport'],
  gtr2AndRace07: ['gtr2', 'race-07'],
  eaWrc: ['ea-wrc'],
};

interface GameAnswer extends Omit<ExactValue, 'names'> {
  readonly name: string;
  /** The true number, and the nearest that the game can be set to; null where it takes something else. */
  readonly right: readonly number[] | null;
}

/** Of an impossible rig: the reason stands once, above the table. */
const nothing: ClassicNote = { values: [], reason: null, differs: false };

/** Of a rig that is possible, but not with three screens. */
const noAnswer = (reason: Impossible): ClassicNote => ({
  values: [{ names: '', text: appWords.noNumber, plain: null, lines: [] }],
  reason: words.impossible[reason],
  differs: false,
});

/** By more than the last digit, with a hair's breadth for binary fractions: 0.8 − 0.7 is a little more than 0.1. */
const isOff = (right: number, { number, lastDigit }: ClassicResult): boolean =>
  number === null || Math.abs(right - Number(number)) > lastDigit * 1.001;

const angleNote = (degrees: number, row: ClassicResult): ClassicNote => ({
  values: [{ names: '', text: degreesText(degrees), plain: numberText(degrees, 1), lines: [] }],
  reason: null,
  differs: isOff(degrees, row),
});

function gameAnswers(ids: readonly string[], seen: ViewedRig): readonly GameAnswer[] {
  return ids.flatMap((id): readonly GameAnswer[] => {
    const game = gameById(id);
    const setting = game && settingFor(game, seen.view);
    if (!game?.scale || !setting) return [];
    const { name, scale } = game;
    if (!setting.hasEffect) {
      const measures = measuresOf(game, seen);
      return [
        {
          name,
          text: measuresText(measures),
          plain: measuresPlain(measures),
          lines: measureLines(measures),
          right: null,
        },
      ];
    }
    const { value, exact } = setting;
    return [
      {
        name,
        text: gameValueText(value, scale),
        plain: gameValuePlain(value, scale),
        lines: [],
        right: [exact, value],
      },
    ];
  });
}

/** Each value once, with the games that want it. */
function distinctValues(answers: readonly GameAnswer[]): readonly ExactValue[] {
  const texts = [...new Set(answers.map(({ text }) => text))];
  return texts.flatMap((text) => {
    const same = answers.filter((answer) => answer.text === text);
    const [first] = same;
    if (!first) return [];
    const names = texts.length > 1 ? language.list(same.map(({ name }) => name)) : '';
    return [{ names, text, plain: first.plain, lines: first.lines }];
  });
}

/** What 1:1 gives for one row of the Classic table. */
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
      const answers = gameAnswers(gamesOfRow[row.id], seen.value);
      return {
        values: distinctValues(answers),
        reason: null,
        differs: answers.some(({ right }) => right?.some((number) => isOff(number, row)) ?? true),
      };
    }
  }
}
