import { words as names } from '#messages/rig-names';
import type { Units } from '../../core/units';
import { shortLengthText } from '../../format/lengths';

import { exactNumberText } from '../../format/numbers';
import type { RigEntry } from '../../rig/entry';
import { mmPer } from '../../rig/read-quantity';
import { setupOf } from '../../rig/setup';
import type { NamedRig } from '../../store/store';

/** What a rig is, as its name. @example madeName(defaultEntry, 'cm') // "27in 16:9 at 50 cm" */
export function madeName(entry: RigEntry, units: Units): string {
  const { screenSize, screenRatio, curvedScreen, radiusCurve, screens, distance } = setupOf(entry);
  const screen = names.screen(exactNumberText(screenSize), screenRatio);
  const bent = curvedScreen ? names.curved(screen, exactNumberText(radiusCurve)) : screen;
  return names.at(
    screens === 'triple' ? names.triple(bent) : bent,
    shortLengthText(distance * mmPer.cm, units),
  );
}

/** As the user calls it, or else by what it is. */
export const nameOf = ({ name, entry }: NamedRig, units: Units): string =>
  name === '' ? madeName(entry, units) : name;

/** As the user calls it, and what it is. @example fullName(firstRig, 'cm') // "27in 16:9 at 50 cm" */
export const fullName = ({ name, entry }: NamedRig, units: Units): string =>
  name === '' ? madeName(entry, units) : names.withOwn(name, madeName(entry, units));
