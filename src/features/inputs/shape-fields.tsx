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
import { fieldChecks, type FieldCheck } from '../../text/remarks';
import { Field } from '../../ui/fields/field';
import { TextField } from '../../ui/fields/text-field';
import { MeasuredInput } from './measured-input';
import '../../ui/fields/long-options.css';

const said = words.resolution;

/** In the list, and so not typed. */
const isUsual = (text: string): boolean =>
  usualResolutions.some(({ pixels }) => (pixels as readonly string[]).includes(text));

const other = 'other';

/** What the pixels or the ratio come to, and what Classic makes of the same screen. */
function shapeNote(entry: RigEntry): string {
  if (classicAnswer(entry).setup.litSize !== null) return said.beaten;
  const shape = readShape(entry.resolution);
  if (shape === null) return entry.screenRatio === '21:9' ? said.twoKinds : said.help;
  const lowest = ratioFromResolution(shape.width, shape.height);
  const { width, height } = lowest.ok ? lowest.value : shape;
  const ratio = `${exactNumberText(width)}:${exactNumberText(height)}`;
  return ratio === entry.screenRatio ? said.takes(ratio) : said.takesOther(ratio, entry.screenRatio);
}

/** What shape the screen has, better than the list of ratios knows it, or how large it is to the millimetre. */
export function ShapeFields() {
  const id = useId();
  const helpId = `${id}-help`;
  const help = useStore((state) => shapeNote(activeEntry(state)));
  const resolution = useStore((state) => activeEntry(state).resolution);
  // What is typed here, also while it happens to be one of the list. Once something else has filled the field in, it is over.
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
        label={said.label}
        help={help}
        question={said.question}
        explanation={said.explanation}
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
          <option value="">{said.asTheRatioSays}</option>
          {usualResolutions.map(({ soldAs, ratio, pixels }) => (
            <optgroup key={ratio} label={said.shape(soldAs, ratio)}>
              {pixels.map((each) => (
                <option key={each} value={each}>
                  {each.replace('x', ' × ')}
                </option>
              ))}
            </optgroup>
          ))}
          <option value={other}>{said.other}</option>
        </select>
      </Field>
      {isOwn && (
        <TextField
          name="resolution"
          label={said.ownLabel}
          help={said.ownHelp}
          question={said.question}
          explanation={said.explanation}
          text={toField(resolution)}
          error={isReadable ? null : said.unreadable}
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

/** What size and shape come to, in whole millimetres: where the first step of an empty field begins. */
function litSizeOf(entry: RigEntry) {
  const { rig } = exactAnswer(entry);
  const { widthMm, heightMm } = rig.ok ? rig.value.panel : { widthMm: 0, heightMm: 0 };
  return { widthMm: Math.round(widthMm), heightMm: Math.round(heightMm) };
}

const missingOther = {
  litWidth: words.litNeedsHeight,
  litHeight: words.litNeedsWidth,
} as const;

/** Each tells when the other one is still missing, unless it is wrong itself. */
const litCheckOf = (id: keyof typeof missingOther): FieldCheck => ({
  ...fieldChecks.exact,
  methodHint: (_, entry, units) => {
    const isAlone = readField(id, entry) !== null && classicAnswer(entry).setup.litSize === null;
    return isAlone
      ? (fieldError(id, entry) ?? missingOther[id])
      : fieldChecks.exact.methodHint(id, entry, units);
  },
});
const litWidthCheck = litCheckOf('litWidth');
const litHeightCheck = litCheckOf('litHeight');
