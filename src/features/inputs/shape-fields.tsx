import { words } from '#messages/exact';
import { memo, useId, useState } from 'react';
import { ratioFromResolution } from '../../domain/geometry/panel-size';
import { readShape } from '../../domain/rig/read-shape';
import { usualResolutions } from '../../domain/rig/resolutions';
import type { LiveAnswer } from '../../state/answers';
import { Field } from '../../ui/fields/field';
import { useRead } from '../../ui/live';
import { NumberField } from '../../ui/fields/number-field';
import { TextField } from '../../ui/fields/text-field';
import { useMeasuredField } from './field-props';
import { remark } from '../../text/remarks';
import { useWorkspace } from '../../calculator/workspace';
import '../../ui/fields/long-options.css';

const said = words.input.resolution;

/** In the list, and so not typed. */
const isUsual = (text: string): boolean =>
  usualResolutions.some(({ pixels }) => (pixels as readonly string[]).includes(text));

const other = 'other';

/** What the pixels or the ratio come to, and what Classic makes of the same screen. */
function shapeNote({ entry, setup }: LiveAnswer): string {
  if (setup.litSize !== null) return said.beaten;
  const shape = readShape(entry.resolution);
  if (shape === null) return entry.screenRatio === '21:9' ? said.twoKinds : said.help;
  const lowest = ratioFromResolution(shape.width, shape.height);
  const { width, height } = lowest.ok ? lowest.value : shape;
  const ratio = `${width}:${height}`;
  return ratio === entry.screenRatio ? said.takes(ratio) : said.takesOther(ratio, entry.screenRatio);
}

const readOwn = ({ entry: { resolution } }: LiveAnswer) => ({
  text: resolution,
  hint: resolution.trim() === '' || readShape(resolution) ? null : said.unreadable,
});

/** What shape the screen has, better than the list of ratios knows it, or how large it is to the millimetre. */
export const ShapeFields = memo(function ShapeFields() {
  const { store, answers } = useWorkspace();
  const id = useId();
  const helpId = `${id}-help`;
  const resolution = useRead(answers, ({ entry }) => entry.resolution);
  const [wantsOther, setWantsOther] = useState(false);
  const isOwn = (wantsOther && !isUsual(resolution)) || (resolution !== '' && !isUsual(resolution));
  const setResolution = (text: string) => store.change({ resolution: text });
  return (
    <>
      <Field
        label={said.label}
        help={useRead(answers, shapeNote)}
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
          onChange={({ target: { value } }) => {
            setWantsOther(value === other);
            setResolution(value === other ? '' : value);
          }}
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
          source={answers}
          read={readOwn}
          onChange={setResolution}
        />
      )}
      <NumberField {...useMeasuredField('litWidth', litWidth)} {...words.input.litWidth} step={1} />
      <NumberField {...useMeasuredField('litHeight', litHeight)} {...words.input.litHeight} step={1} />
    </>
  );
});

const centrePanel = ({ exact }: LiveAnswer) => (exact?.rig.ok === true ? exact.rig.value.panel : null);

/** Each begins with what the size says, and tells when the other one is still missing. */
const litWidth = {
  whenEmpty: (answer: LiveAnswer) => Math.round(centrePanel(answer)?.widthMm ?? 0),
  methodHint: (answer: LiveAnswer) =>
    answer.entry.litWidth !== '' && answer.setup.litSize === null
      ? words.input.litNeedsHeight
      : remark('litWidth', answer),
};
const litHeight = {
  whenEmpty: (answer: LiveAnswer) => Math.round(centrePanel(answer)?.heightMm ?? 0),
  methodHint: (answer: LiveAnswer) =>
    answer.entry.litHeight !== '' && answer.setup.litSize === null
      ? words.input.litNeedsWidth
      : remark('litHeight', answer),
};
