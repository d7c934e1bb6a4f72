import { useMemo } from 'react';
import { useSize, type Size } from '../ui/svg/use-size';
import { describeRig } from '../text/describe-rig';
import { overlaidShapes, type MarkedRig } from './overlaid-shapes';
import { sameEyeViewport } from './same-eye-viewport';
import { StillDrawing } from './still-drawing';
import { topModel, type DrawnRig } from './top-model';

/** Before the window's size is known. */
const firstSize: Size = { width: 272, height: 240 };

interface RigAmongProps {
  readonly drawn: DrawnRig;
  /** All that stand beside it, itself included. */
  readonly among: readonly DrawnRig[];
}

/** One of several rigs, from above and to look at only, at the scale at which all of them fit. */
export function RigAmong({ drawn, among }: RigAmongProps) {
  const { size, ref } = useSize(firstSize);
  const shapes = useMemo(() => {
    const held = sameEyeViewport(among, size)(drawn.rig?.eyeDistanceMm ?? 0);
    return topModel(drawn, { size, held, live: false, human: false }).shapes;
  }, [drawn, among, size]);
  return (
    <div className="rig-paper several-rigs">
      <StillDrawing ref={ref} size={size} shapes={shapes} label={describeRig(drawn.seen, drawn.units)} />
    </div>
  );
}

interface RigsOverlaidProps {
  readonly rigs: readonly MarkedRig[];
  readonly label: string;
}

/** All of them over each other. */
export function RigsOverlaid({ rigs, label }: RigsOverlaidProps) {
  const { size, ref } = useSize(firstSize);
  const shapes = useMemo(() => overlaidShapes(rigs, size), [rigs, size]);
  return (
    <div className="rig-paper several-rigs">
      <StillDrawing ref={ref} size={size} shapes={shapes} label={label} />
    </div>
  );
}
