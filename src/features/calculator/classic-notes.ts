import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import type { ClassicResult } from '../../classic/classic-results';
import type { ClassicRowId } from '../../classic/classic-formulas';
import type { Impossible } from '../../core/outcome';
import { toDegrees } from '../../core/units';
import type { ViewAngles } from '../../core/view-angles';
import { degreesText } from '../../format/angles';
import { gameValueText } from '../../format/game-values';
import { gameById } from '../../games/games';
import { settingFor } from '../../games/setting';
import type { Answer } from '../../rig/answer';

/** What the exact method says beside a row of the Classic table. */
export interface ClassicNote {
  /** Where the games of a row need different numbers, one after the other, in the order of the row's label. */
  readonly text: string;
  /** Which number is whose, and why there may be none; null where the text says it all. */
  readonly explanation: string | null;
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

interface GameAnswer {
  readonly name: string;
  readonly text: string;
  /** On the row's own scale; null where the game takes something else. */
  readonly exact: number | null;
}

const noAnswer = (reason: Impossible): ClassicNote => ({
  text: appWords.noNumber,
  explanation: words.impossible[reason],
  differs: false,
});

const isOff = (exact: number, { number, lastDigit }: ClassicResult): boolean =>
  number === null || Math.abs(exact - Number(number)) > lastDigit;

const angleNote = (degrees: number, row: ClassicResult): ClassicNote => ({
  text: degreesText(degrees),
  explanation: null,
  differs: isOff(degrees, row),
});

function gameAnswers(ids: readonly string[], view: ViewAngles): readonly GameAnswer[] {
  return ids.flatMap((id): readonly GameAnswer[] => {
    const game = gameById(id);
    const setting = game && settingFor(game, view);
    if (!game?.scale || !setting) return [];
    return setting.hasEffect
      ? [{ name: game.name, text: gameValueText(setting.value, game.scale), exact: setting.exact }]
      : [{ name: game.name, text: words.beside.measurements, exact: null }];
  });
}

function gamesNote(answers: readonly GameAnswer[], row: ClassicResult): ClassicNote {
  const texts = [...new Set(answers.map(({ text }) => text))];
  const takesMeasurements = answers.some(({ exact }) => exact === null);
  return {
    text: words.beside.several(texts),
    explanation: takesMeasurements
      ? words.beside.whoseWithMeasurements(answers)
      : texts.length > 1
        ? words.beside.whose(answers)
        : null,
    differs: answers.some(({ exact }) => exact === null || isOff(exact, row)),
  };
}

/** What 1:1 gives for one row of the Classic table. */
export function classicNote(row: ClassicResult, { view, sideAngle }: Answer): ClassicNote {
  if (!view.ok) return noAnswer(view.reason);
  switch (row.id) {
    case 'hFov':
      return angleNote(toDegrees(view.value.h), row);
    case 'vFov':
      return angleNote(toDegrees(view.value.v), row);
    case 'tripleScreenAngle':
      return sideAngle.ok ? angleNote(toDegrees(sideAngle.value), row) : noAnswer(sideAngle.reason);
    default:
      return gamesNote(gameAnswers(gamesOfRow[row.id], view.value), row);
  }
}
