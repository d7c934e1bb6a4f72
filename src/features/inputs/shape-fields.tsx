import { words } from '#messages/more-fields';
import { useId, useState } from 'react';
import { ratioFromResolution } from '../../domain/geometry/panel-size';
import { classicAnswer } from '../../domain/rig/classic-answer';
import type { RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { readShape } from '../../domain/rig/read-shape';
import { usualResolutions } from '../../domain/rig/resolutions';
import { readField } from '../../domain/rig/setup';
import { fromField, toField } from '../../messages/field-text';
import { activeEntry, changeRig, useStore } from '../../state/store';
import { fieldError } from '../../text/field-errors';
import { exactNumberText } from '../../text/numbers';
import { fieldCheck, type FieldCheck } from '../../text/remarks';
import { Field } from '../../ui/fields/field';
import { TextField } from '../../ui/fields/text-field';
import { MeasuredInput } from './measured-input';
import '../../ui/fields/long-options.css';

const resolutionWords = words.resolution;

/** True for a choice of the list. */
const isUsual = (text: string): boolean =>
  usualResolutions.some(({ pixels }) => (pixels as readonly string[]).includes(text));

const other = 'other';

/** Shape that follows from the pixels or the ratio, and how Classic treats the same screen. */
function shapeNote(entry: RigEntry): string {
  if (classicAnswer(entry).setup.litSize !== null) return resolutionWords.beaten;
  const shape = readShape(entry.resolution);
  if (shape === null) return entry.screenRatio === '21:9' ? resolutionWords.twoKinds : resolutionWords.help;
  const lowest = ratioFromResolution(shape.width, shape.height);
  const { width, height } = lowest.ok ? lowest.value : shape;
  const ratio = `${exactNumberText(width)}:${exactNumberText(height)}`;
  return ratio === entry.screenRatio
    ? resolutionWords.takes(ratio)
    : resolutionWords.takesOther(ratio, entry.screenRatio);
}

/** Exact shape of the screen, which the list of ratios lacks, or its size to the millimetre. */
export function ShapeFields() {
  const id = useId();
  const helpId = `${id}-help`;
  const help = useStore((state) => shapeNote(activeEntry(state)));
  const resolution = useStore((state) => activeEntry(state).resolution);
  // Typed text keeps its field open, even if it equals a choice of the list, until another control changes the
  // resolution.
  const [typed, setTyped] = useState<string | null>(null);
  if (typed !== null && typed !== resolution) setTyped(null);
  const isOwn = typed === resolution || (resolution !== '' && !isUsual(resolution));
  const type = (text: string) => {
    setTyped(text);
    changeRig({ resolution: text });
  };
  const choose = (value: string) => {
    if (value === other) type('');
    else {
      setTyped(null);
      changeRig({ resolution: value });
    }
  };
  const isReadable = resolution.trim() === '' || readShape(resolution) !== null;
  return (
    <>
      <Field
        label={resolutionWords.label}
        help={help}
        question={resolutionWords.question}
        explanation={resolutionWords.explanation}
        controlId={id}
        helpId={helpId}
      >
        <select
          id={id}
          className="long-options"
          autoComplete="off"
          aria-describedby={helpId}
          value={isOwn ? other : resolution}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{resolutionWords.asTheRatioSays}</option>
          {usualResolutions.map(({ soldAs, ratio, pixels }) => (
            <optgroup key={ratio} label={resolutionWords.shape(soldAs, ratio)}>
              {pixels.map((each) => (
                <option key={each} value={each}>
                  {each.replace('x', ' × ')}
                </option>
              ))}
            </optgroup>
          ))}
          <option value={other}>{resolutionWords.other}</option>
        </select>
      </Field>
      {isOwn && (
        <TextField
          name="resolution"
          label={resolutionWords.ownLabel}
          help={resolutionWords.ownHelp}
          question={resolutionWords.question}
          explanation={resolutionWords.explanation}
          text={toField(resolution)}
          error={isReadable ? null : resolutionWords.unreadable}
          onChange={(text) => type(fromField(text))}
        />
      )}
      <MeasuredInput
        id="litWidth"
        {...words.litWidth}
        whenEmpty={(entry) => litSizeOf(entry).widthMm}
        {...litWidthCheck}
        step={1}
      />
      <MeasuredInput
        id="litHeight"
        {...words.litHeight}
        whenEmpty={(entry) => litSizeOf(entry).heightMm}
        {...litHeightCheck}
        step={1}
      />
    </>
  );
}

/** Lit size by size and shape, in whole millimetres: the first step of an empty field starts there. */
function litSizeOf(entry: RigEntry) {
  const { rig } = exactAnswer(entry);
  const { widthMm, heightMm } = rig.ok ? rig.value.panel : { widthMm: 0, heightMm: 0 };
  return { widthMm: Math.round(widthMm), heightMm: Math.round(heightMm) };
}

const missingOther = {
  litWidth: words.litNeedsHeight,
  litHeight: words.litNeedsWidth,
} as const;

/** Each field tells if the other one is missing, unless it has an error itself. */
const litCheckOf = (id: keyof typeof missingOther): FieldCheck => ({
  ...fieldCheck,
  methodHint: (_, entry, units) => {
    const isAlone = readField(id, entry) !== null && classicAnswer(entry).setup.litSize === null;
    return isAlone ? (fieldError(id, entry) ?? missingOther[id]) : fieldCheck.methodHint(id, entry, units);
  },
});
const litWidthCheck = litCheckOf('litWidth');
const litHeightCheck = litCheckOf('litHeight');
