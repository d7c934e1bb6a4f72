import { words as exactWords } from '#messages/exact';
import { words } from '#messages/more-fields';
import { language } from '#messages/language';
import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import { standAngle } from '../../domain/geometry/stand-angle';
import { toDegrees } from '../../domain/geometry/units';
import { degreesText } from '../../text/angles';
import { plainNumber } from '../../domain/plain-number';
import { defaultEntry } from '../../domain/rig/entry';
import { readField } from '../../domain/rig/setup';
import { shownText } from '../../domain/rig/shown';
import { fromField, toField } from '../../messages/field-text';
import { changeRig, useStore } from '../../state/store';
import { Disclosure } from '../../ui/disclosure';
import '../../ui/fields/text-field.css';

const tapeWords = words.tapes;
const tapes = ['centre', 'side', 'across'] as const;

/** Stored like a distance: as typed, with the unit of a bare number. */
const nothing = { ...defaultEntry, distance: '' };

const lengthMm = (entry: typeof nothing): number | null => {
  const reading = readField('distance', entry);
  return reading && reading.value * 10;
};

/** Angle of an existing stand, from three lengths by a tape measure. */
export function TapeHelper() {
  const units = useStore((state) => state.units);
  const [typed, setTyped] = useState({ centre: nothing, side: nothing, across: nothing });
  const id = useId();

  const [centreWidthMm, sideWidthMm, farCornersMm] = [typed.centre, typed.side, typed.across].map(
    lengthMm,
  ) as [number | null, number | null, number | null];
  const outcome =
    centreWidthMm === null || sideWidthMm === null || farCornersMm === null
      ? null
      : standAngle({ centreWidthMm, sideWidthMm, farCornersMm });
  const unread = tapes.find((tape) => typed[tape].distance.trim() !== '' && lengthMm(typed[tape]) === null);
  const isImpossible = outcome?.ok === false;
  const degrees = outcome?.ok === true ? toDegrees(outcome.value) : null;

  return (
    <Disclosure className="tape-helper" summary={tapeWords.summary}>
      <p className="tape-note text-quiet">{tapeWords.intro}</p>
      {tapes.map((tape) => (
        <div className="tape-row" key={tape}>
          <label htmlFor={`${id}-${tape}`}>{tapeWords[tape]}</label>
          <span className="tape-entry">
            <input
              id={`${id}-${tape}`}
              className="text-input"
              type="text"
              autoComplete="off"
              spellCheck={false}
              aria-describedby={`${id}-${tape}-unit ${id}-answer`}
              aria-invalid={isImpossible || tape === unread}
              value={toField(shownText('distance', typed[tape], units))}
              onChange={({ target }) =>
                setTyped({
                  ...typed,
                  [tape]: { ...nothing, distance: fromField(target.value), distanceUnit: units },
                })
              }
            />
            <span className="text-quiet" id={`${id}-${tape}-unit`}>
              {language.units[units]}
            </span>
          </span>
        </div>
      ))}
      <p className="tape-answer" id={`${id}-answer`} role="status">
        {unread !== undefined && tapeWords.unreadable(toField(typed[unread].distance))}
        {isImpossible && exactWords.impossible[outcome.reason]}
        {degrees !== null && tapeWords.gives(degreesText(degrees))}
      </p>
      {degrees !== null && (
        <Button onClick={() => changeRig({ sideAngle: plainNumber(degrees, 1) })}>
          {tapeWords.use(degreesText(degrees))}
        </Button>
      )}
    </Disclosure>
  );
}
