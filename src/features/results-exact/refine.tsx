import { words as exactWords } from '#messages/exact';
import { words } from '#messages/view-details';
import { useId } from 'react';
import { toDegrees } from '../../domain/geometry/units';
import type { ViewAngles } from '../../domain/geometry/view-angles';
import type { RigEntry } from '../../domain/rig/entry';
import { curveFits } from '../../domain/rig/fields';
import { changeRig } from '../../state/store';
import { degreesText } from '../../text/angles';
import '../../ui/fields/long-options.css';
import './refine.css';

interface RefineProps {
  readonly entry: RigEntry;
  readonly view: ViewAngles;
}

/** Choices of the exact method alone. */
export function Refine({ entry, view }: RefineProps) {
  return (
    <>
      {entry.screenRatio === '21:9' && <ResolutionChoice resolution={entry.resolution} />}
      {entry.curvedScreen &&
        (entry.screens === 'triple' ? (
          <p className="refine-note text-quiet">{words.fits.ofThree}</p>
        ) : (
          <FitChoice entry={entry} view={view} />
        ))}
    </>
  );
}

function ResolutionChoice({ resolution }: Pick<RigEntry, 'resolution'>) {
  const id = useId();
  return (
    <div className="refine">
      <label htmlFor={id}>{words.resolution.label}</label>
      <select
        id={id}
        className="long-options"
        autoComplete="off"
        value={resolution}
        onChange={({ target }) => changeRig({ resolution: target.value })}
      >
        <option value="">{words.resolution.asItSays}</option>
        {/* A value picked or typed elsewhere in the fields. */}
        {resolution !== '' && !(resolution in words.resolution.options) && (
          <option value={resolution}>{resolution}</option>
        )}
        {Object.entries(words.resolution.options).map(([pixels, text]) => (
          <option key={pixels} value={pixels}>
            {text}
          </option>
        ))}
      </select>
      <p className="text-quiet">{words.resolution.help}</p>
    </div>
  );
}

function FitChoice({ entry, view: { fits } }: RefineProps) {
  const name = useId();
  return (
    <fieldset className="fits">
      <legend>{words.fits.legend}</legend>
      {curveFits.map((fit) => (
        <label key={fit}>
          <input
            type="radio"
            name={name}
            value={fit}
            checked={fit === entry.fit}
            onChange={() => changeRig({ fit })}
          />
          <span>
            <strong>{exactWords.fits[fit]}</strong> {words.fits.meanings[fit]}
          </span>
          <span className="fit-angles text-quiet">
            {fits && `${degreesText(toDegrees(fits[fit].h))} · ${degreesText(toDegrees(fits[fit].v))}`}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
