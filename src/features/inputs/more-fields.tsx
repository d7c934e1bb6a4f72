import { words } from '#messages/more-fields';
import { toDegrees } from '../../domain/geometry/units';
import { classicAnswer } from '../../domain/rig/classic-answer';
import type { RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { readShape } from '../../domain/rig/read-shape';
import { fromField, toField } from '../../messages/field-text';
import { activeEntry, changeRig, useStore } from '../../state/store';
import { degreesText } from '../../text/angles';
import { fieldCheck } from '../../text/remarks';
import { TextField } from '../../ui/fields/text-field';
import { MeasuredInput } from './measured-input';
import { ShapeFields } from './shape-fields';
import { TapeHelper } from './tape-helper';
import './more-fields.css';

/** Optional fields of the exact method. */
export function MoreFields() {
  const isTriple = useStore((state) => activeEntry(state).screens === 'triple');
  // Remounts for another rig.
  const activeId = useStore((state) => state.activeId);
  return (
    <div className="more-fields">
      <ShapeFields key={activeId} />
      <MeasuredInput id="eyeOffset" {...words.eyeOffset} {...fieldCheck} step={1} allowsNegative />
      {isTriple && <SideFields />}
    </div>
  );
}

const idealDegrees = (entry: RigEntry): number | null => {
  const { idealSideAngle } = exactAnswer(entry);
  return idealSideAngle.ok ? toDegrees(idealSideAngle.value) : null;
};

// Meanings of empty fields, where their first step begins.
const idealStep = (entry: RigEntry) => Math.round(idealDegrees(entry) ?? 0);
const twoBezels = (entry: RigEntry) => 2 * classicAnswer(entry).setup.bezelThickness;
const shapeOfCentre = ({ resolution, screenRatio }: RigEntry) =>
  readShape(resolution) === null ? screenRatio : toField(resolution);
const centreSize = (entry: RigEntry) => classicAnswer(entry).setup.screenSize;

function idealHelp(entry: RigEntry): string {
  const ideal = idealDegrees(entry);
  const { help, helpWithoutIdeal } = words.sideAngle;
  return ideal === null ? helpWithoutIdeal : help(degreesText(ideal));
}

/** Fields for three screens. */
function SideFields() {
  const { label, question, explanation } = words.sideAngle;
  const sideAngleHelp = useStore((state) => idealHelp(activeEntry(state)));
  const sideRatio = useStore((state) => activeEntry(state).sideRatio);
  const centreShape = useStore((state) => shapeOfCentre(activeEntry(state)));
  const isReadable = sideRatio.trim() === '' || readShape(sideRatio) !== null;
  return (
    <>
      <MeasuredInput
        id="sideAngle"
        {...{ label, question, explanation }}
        help={sideAngleHelp}
        whenEmpty={idealStep}
        {...fieldCheck}
        step={1}
      />
      <TapeHelper />
      <MeasuredInput id="gap" {...words.gap} whenEmpty={twoBezels} {...fieldCheck} step={1} />
      <MeasuredInput id="sideSize" {...words.sideSize} whenEmpty={centreSize} {...fieldCheck} step={1} />
      <TextField
        {...words.sideRatio}
        name="sideRatio"
        text={toField(sideRatio)}
        placeholder={centreShape}
        error={isReadable ? null : words.resolution.unreadable}
        onChange={(typed) => changeRig({ sideRatio: fromField(typed) })}
      />
    </>
  );
}
