import { words } from '#messages/exact';
import { memo, useId } from 'react';
import { toDegrees } from '../../domain/geometry/units';
import { degreesText } from '../../text/angles';
import { curveFits } from '../../domain/rig/fields';
import type { LiveAnswer } from '../../state/answers';
import { LiveText, useRead } from '../../ui/live';
import { useWorkspace } from '../../calculator/workspace';
import '../../ui/fields/long-options.css';
import './refine.css';

/** The choices that only the exact method has. */
export const Refine = memo(function Refine() {
  const { answers } = useWorkspace();
  const isLabel = useRead(answers, ({ entry }) => entry.screenRatio === '21:9');
  const isCurved = useRead(answers, ({ entry }) => entry.curvedScreen);
  const isTriple = useRead(answers, ({ entry }) => entry.screens === 'triple');
  return (
    <>
      {isLabel && <ResolutionChoice />}
      {isCurved && (isTriple ? <p className="refine-note">{words.fits.ofThree}</p> : <FitChoice />)}
    </>
  );
});

function ResolutionChoice() {
  const { store, answers } = useWorkspace();
  const id = useId();
  const resolution = useRead(answers, ({ entry }) => entry.resolution);
  return (
    <div className="refine">
      <label htmlFor={id}>{words.resolution.label}</label>
      <select
        id={id}
        className="long-options"
        autoComplete="off"
        value={resolution}
        onChange={({ target }) => store.change({ resolution: target.value })}
      >
        <option value="">{words.resolution.asItSays}</option>
        {/* Whatever else was picked or typed among the fields. */}
        {resolution !== '' && !(resolution in words.resolution.options) && (
          <option value={resolution}>{resolution}</option>
        )}
        {Object.entries(words.resolution.options).map(([pixels, text]) => (
          <option key={pixels} value={pixels}>
            {text}
          </option>
        ))}
      </select>
      <p className="refine-help">{words.resolution.help}</p>
    </div>
  );
}

const anglesOf =
  (fit: (typeof curveFits)[number]) =>
  ({ exact }: LiveAnswer): string => {
    const fitted = exact?.view.ok === true ? exact.view.value.fits?.[fit] : undefined;
    return fitted ? `${degreesText(toDegrees(fitted.h))} · ${degreesText(toDegrees(fitted.v))}` : '';
  };

const fitAngles = { centre: anglesOf('centre'), balanced: anglesOf('balanced'), edge: anglesOf('edge') };

function FitChoice() {
  const { store, answers } = useWorkspace();
  const name = useId();
  const chosen = useRead(answers, ({ entry }) => entry.fit);
  return (
    <fieldset className="fits">
      <legend>{words.fits.legend}</legend>
      {curveFits.map((fit) => (
        <label key={fit}>
          <input
            type="radio"
            name={name}
            value={fit}
            checked={fit === chosen}
            onChange={() => store.change({ fit })}
          />
          <span>
            <strong>{words.fits[fit].name}</strong> {words.fits[fit].meaning}
          </span>
          <LiveText className="fit-angles" source={answers} read={fitAngles[fit]} />
        </label>
      ))}
    </fieldset>
  );
}
