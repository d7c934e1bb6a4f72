import { words } from '#messages/measure';
import { useMemo } from 'react';
import type { Units } from '../../domain/geometry/units';
import { recordAgreement } from '../../domain/measuring/check-reports';
import type { Reading } from '../../domain/measuring/fit-meanings';
import { ownMeaningOf, ownNumber } from '../../domain/measuring/own-meaning';
import { plainNumber } from '../../domain/plain-number';
import { defaultEntry, type RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { gameName } from '../../text/game-name';
import { gameTexts } from '../../text/game-texts';
import { gameValuePlain, gameValueText } from '../../text/game-values';
import { numberText } from '../../text/numbers';
import { generatedName } from '../../text/rig-names';
import { CopyButton } from '../../ui/fields/copy-button';
import { RichText } from '../../ui/rich-text';
import type { MeasuredGame } from './game-choice';
import type { Measured } from './measure-pairs';
import { words as appWords } from '#messages/app';

const texts = words.result;

/** The visitor's rig, as far as it is known here. */
export interface OwnRig {
  readonly entry: RigEntry;
  readonly units: Units;
}

interface NumberToTypeProps {
  readonly measured: Measured;
  readonly chosen: MeasuredGame;
  readonly rig: OwnRig;
}

interface TypedNumber {
  readonly shown: string;
  readonly plain: string | null;
  readonly cautions: readonly string[];
}

/** Decimals of a game that we know no step of. */
const usualDecimals = 1;

function typedNumber(
  { measurements }: Measured,
  reading: Reading,
  { game, name }: MeasuredGame,
  { entry, units }: OwnRig,
): TypedNumber | null {
  const { seen } = exactAnswer(entry);
  // Our own answer has the game's limits and cautions.
  if (game && reading.verdict.kind === 'clear' && recordAgreement(game, reading) === 'agrees') {
    const { value, plain, warning } = gameTexts(game, entry, units);
    return { shown: value, plain, cautions: warning === '' ? [] : [warning] };
  }
  const own = ownMeaningOf(game ? gameName(game) : name, reading, measurements);
  if (!own) return null;
  if (!seen.ok) return { shown: appWords.noNumber, plain: null, cautions: [texts.impossible] };
  const found = ownNumber(own, seen.value.view);
  if (!found) return { shown: appWords.noNumber, plain: null, cautions: [texts.noNumber] };
  const { exact, beyond } = found;
  const scale = game?.scale ?? null;
  const range = scale?.range?.kind === 'fixed' ? scale.range : null;
  const [min, max] = [range?.min ?? -Infinity, range?.max ?? Infinity];
  const isOutside = exact < min || exact > max;
  return {
    shown: scale ? gameValueText(exact, { ...scale, unit: 'none' }) : numberText(exact, usualDecimals),
    plain: scale ? gameValuePlain(exact, scale) : plainNumber(exact, usualDecimals),
    cautions: [
      ...(beyond === null ? [] : [texts.beyond]),
      ...(isOutside && scale && Number.isFinite(min) && Number.isFinite(max)
        ? [texts.outOfRange(gameValueText(min, scale), gameValueText(max, scale))]
        : []),
    ],
  };
}

/** The number to type for the visitor's rig, by what was measured. */
export function NumberToType({ measured, chosen, rig }: NumberToTypeProps) {
  const { outcome } = measured;
  const typed = useMemo(
    () => (outcome?.ok === true ? typedNumber(measured, outcome.value, chosen, rig) : null),
    [measured, outcome, chosen, rig],
  );
  if (!typed) return null;
  const name = chosen.game ? gameName(chosen.game) : chosen.name;
  return (
    <div className="measure-answer">
      <p className="text-quiet">{texts.type}</p>
      <p className="measure-answer-number">
        {typed.shown}
        {typed.plain !== null && <CopyButton label={texts.typed(name)} text={typed.plain} />}
      </p>
      <p>
        {texts.forRig(generatedName(rig.entry, rig.units))}
        {rig.entry === defaultEntry && (
          <span className="text-note">
            {' '}
            {texts.isDefault} <RichText text={texts.changeRig} />
          </span>
        )}
      </p>
      {typed.cautions.map((caution) => (
        <p key={caution} className="measure-refused">
          {caution}
        </p>
      ))}
    </div>
  );
}
