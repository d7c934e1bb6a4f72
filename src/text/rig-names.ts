import { words as names } from '#messages/rig-names';
import { mmPer, type Units } from '../domain/geometry/units';
import { amountText } from './amounts';
import { shortLengthText } from './lengths';
import { echoedNumberText } from './numbers';
import type { SharedRig } from '../domain/links/shared';
import type { RigEntry } from '../domain/rig/entry';
import { lacksRadius, setupOf, type Setup } from '../domain/rig/setup';

/** Three equal screens, "3 × 27″ 16:9", or the side screens with their own size. */
function tripleName(screen: string, { setup, entry }: { setup: Setup; entry: RigEntry }): string {
  const { sideSize, sideRatio, screenSize, screenRatio } = setup;
  if (sideSize === null && sideRatio === null) return names.triple(screen);
  const shape = sideRatio === null ? screenRatio : entry.sideRatio.trim();
  return names.withSides(screen, names.screen(amountText(sideSize ?? screenSize, 'in'), shape));
}

/**
 * A rig's name made of everything that changes the games' settings.
 *
 * @example generatedName(defaultEntry, 'cm') // "27″ 16:9 at 50 cm"
 */
export function generatedName(entry: RigEntry, units: Units): string {
  const setup = setupOf(entry);
  const { screenSize, screenRatio, curvedScreen, radiusCurve, screens, distance, gap, eyeOffset } = setup;
  const screen = names.screen(amountText(screenSize, 'in'), screenRatio);
  const bent = !curvedScreen
    ? screen
    : lacksRadius(setup)
      ? names.curvedSomehow(screen)
      : names.curved(screen, echoedNumberText(radiusCurve));
  const isTriple = screens === 'triple';
  const all = isTriple ? tripleName(bent, { setup, entry }) : bent;
  const length = (cm: number) => shortLengthText(cm * mmPer.cm, units);
  const placed = names.at(all, length(distance));
  const spaced = isTriple && gap !== null ? names.gap(placed, amountText(gap, 'mm')) : placed;
  if (eyeOffset === 0) return spaced;
  const offset = length(Math.abs(eyeOffset));
  return eyeOffset > 0 ? names.eyesAbove(spaced, offset) : names.eyesBelow(spaced, offset);
}

/** Name given by the user, else the generated one. */
export const nameOf = ({ name, entry }: SharedRig, units: Units): string =>
  name === '' ? generatedName(entry, units) : name;

/** Name given by the user with the generated one. @example fullName(firstRig, 'cm') // "27″ 16:9 at 50 cm" */
export const fullName = ({ name, entry }: SharedRig, units: Units): string =>
  name === '' ? generatedName(entry, units) : names.withOwn(name, generatedName(entry, units));
