import { words as names } from '#messages/rig-names';
import type { Units } from '../domain/geometry/units';
import { amountText } from './amounts';
import { shortLengthText } from './lengths';
import { echoedNumberText } from './numbers';
import type { SharedRig } from '../domain/links/shared';
import type { RigEntry } from '../domain/rig/entry';
import { mmPer } from '../domain/rig/read-quantity';
import { lacksRadius, setupOf } from '../domain/rig/setup';

/** What a rig is, as its name. @example generatedName(defaultEntry, 'cm') // "27″ 16:9 at 50 cm" */
export function generatedName(entry: RigEntry, units: Units): string {
  const setup = setupOf(entry);
  const { screenSize, screenRatio, curvedScreen, radiusCurve, screens, distance } = setup;
  const screen = names.screen(amountText(screenSize, 'in'), screenRatio);
  const bent = !curvedScreen
    ? screen
    : lacksRadius(setup)
      ? names.curvedSomehow(screen)
      : names.curved(screen, echoedNumberText(radiusCurve));
  return names.at(
    screens === 'triple' ? names.triple(bent) : bent,
    shortLengthText(distance * mmPer.cm, units),
  );
}

/** As the user calls it, or else by what it is. */
export const nameOf = ({ name, entry }: SharedRig, units: Units): string =>
  name === '' ? generatedName(entry, units) : name;

/** As the user calls it, and what it is. @example fullName(firstRig, 'cm') // "27″ 16:9 at 50 cm" */
export const fullName = ({ name, entry }: SharedRig, units: Units): string =>
  name === '' ? generatedName(entry, units) : names.withOwn(name, generatedName(entry, units));
