import { classicResults } from '../../classic/classic-results';
import { explainImpossible, possible, type Impossible, type Outcome } from '../../core/outcome';
import { seeRig, type SeenRig } from '../../core/see-rig';
import type { Setup } from '../../core/setup';
import { toDegrees } from '../../core/units';
import type { ViewAngles } from '../../core/view-angles';
import { angleText, settingText } from '../../games/format';
import { gameById } from '../../games/games';
import { settingFor } from '../../games/setting';
import { parseRefinements, type RefinementEntry } from './refinement-entry';

/** What the exact method says beside a row of the Classic table. */
export interface ClassicNote {
  /** Where the games of a row need different numbers, one after the other, in the order of the row's label. */
  readonly text: string;
  /** Which number is whose, and why there may be none; null where the text says it all. */
  readonly explanation: string | null;
  /** By more than the row's last digit. */
  readonly differs: boolean;
}

/** The games that each row of the Classic table speaks of. */
export const gamesOfRow: Readonly<Record<string, readonly string[]>> = {
  'Project CARS 1/2, European & American Truck Simulator': ['project-cars', 'project-cars-2', 'ets2', 'ats'],
  RaceRoom: ['raceroom'],
  'Richard Burns Rally': ['rbr'],
  'F1 2016-2018': ['f1-2016', 'f1-2017', 'f1-2018'],
  'F1 2019-2020': ['f1-2019', 'f1-2020'],
  'F1 2021+': ['f1-2021', 'f1-22', 'f1-23', 'f1-24', 'f1-25'],
  'Assetto Corsa and Competizione': ['assetto-corsa', 'acc'],
  'rFactor family (ISI engine)': ['rfactor', 'rfactor-2', 'automobilista', 'stock-car-extreme'],
  'DiRT Rally 1/2, GRID Autosport': ['dirt-rally', 'dirt-rally-2', 'grid-autosport'],
  'GTR2, Race07': ['gtr2', 'race-07'],
  'EA WRC': ['ea-wrc'],
};

interface Answer {
  readonly name: string;
  readonly text: string;
  /** On the row's own scale; null where the game takes something else. */
  readonly exact: number | null;
}

/** The rows that are angles and no game's setting. */
const angleRows: Readonly<Record<string, (views: Views) => number | null>> = {
  hFov: ({ view }) => toDegrees(view.h),
  vFov: ({ view }) => toDegrees(view.v),
  'Triple Screen Angle': ({ asTriple }) =>
    asTriple.ok && asTriple.value.view.triple ? toDegrees(asTriple.value.view.triple.sideAngle) : null,
};

interface Views {
  readonly view: ViewAngles;
  /** The same screens as a triple rig, for the row that is about one in any case. */
  readonly asTriple: Outcome<SeenRig>;
}

function answersFor(label: string, views: Views): readonly Answer[] {
  const angle = angleRows[label]?.(views);
  if (angle !== undefined) {
    return angle === null ? [] : [{ name: label, text: angleText(angle), exact: angle }];
  }
  return (gamesOfRow[label] ?? []).flatMap((id): readonly Answer[] => {
    const game = gameById(id);
    const setting = game && settingFor(game, views.view);
    if (!game?.scale || !setting) return [];
    return setting.hasEffect
      ? [{ name: game.name, text: settingText(game.scale, setting.value), exact: setting.exact }]
      : [{ name: game.name, text: 'measurements', exact: null }];
  });
}

function viewsOf(seen: Outcome<SeenRig>, setup: Setup, refinements: RefinementEntry): Outcome<Views> {
  if (!seen.ok) return seen;
  const asTriple =
    setup.screens === 'triple'
      ? seen
      : seeRig({ ...setup, screens: 'triple' }, parseRefinements(refinements, setup));
  return possible({ view: seen.value.view, asTriple });
}

/** Says which number is whose, where a row's games differ or take something else than a number. */
function explain(answers: readonly Answer[]): string | null {
  const takesMeasurements = answers.some(({ exact }) => exact === null);
  if (new Set(answers.map(({ text }) => text)).size <= 1 && !takesMeasurements) return null;
  const whose = answers.map(({ name, text }) => `${name}: ${text}`).join('. ');
  return takesMeasurements ? `${whose}. Switch to 1:1 to see the measurements.` : `${whose}.`;
}

const noAnswer = (reason: Impossible): ClassicNote => ({
  text: '–',
  explanation: explainImpossible(reason),
  differs: false,
});

/** What 1:1 gives for each row of the Classic table. */
export function classicNotes(
  seen: Outcome<SeenRig>,
  setup: Setup,
  refinements: RefinementEntry,
): ReadonlyMap<string, ClassicNote> {
  const views = viewsOf(seen, setup, refinements);
  return new Map(
    classicResults(setup).map(({ label, number, lastDigit }) => {
      if (!views.ok) return [label, noAnswer(views.reason)];
      const answers = answersFor(label, views.value);
      const { asTriple } = views.value;
      if (answers.length === 0 && !asTriple.ok) return [label, noAnswer(asTriple.reason)];
      const differs = answers.some(
        ({ exact }) => exact === null || number === null || Math.abs(exact - Number(number)) > lastDigit,
      );
      const texts = new Set(answers.map(({ text }) => text));
      return [label, { text: [...texts].join(' / '), explanation: explain(answers), differs }];
    }),
  );
}
