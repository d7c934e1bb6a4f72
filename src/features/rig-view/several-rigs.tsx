import { useMemo } from 'react';
import { useSize, type Size } from '../../ui/use-size';
import { describeRig } from './describe-rig';
import { overlaidShapes, type MarkedRig } from './overlaid-shapes';
import { sameEyePaper } from './same-eye-paper';
import { Shapes, type Shape } from './shapes';
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
    const held = sameEyePaper(among, size)(drawn.rig?.eyeDistanceMm ?? 0);
    return topModel(drawn, { size, held, live: false, human: false }).shapes;
  }, [drawn, among, size]);
  return <Drawing ref={ref} size={size} shapes={shapes} label={describeRig(drawn.seen, drawn.units)} />;
}

interface RigsOverlaidProps {
  readonly rigs: readonly MarkedRig[];
  readonly label: string;
}

/** All of them over each other. */
export function RigsOverlaid({ rigs, label }: RigsOverlaidProps) {
  const { size, ref } = useSize(firstSize);
  const shapes = useMemo(() => overlaidShapes(rigs, size), [rigs, size]);
  return <Drawing ref={ref} size={size} shapes={shapes} label={label} />;
}

interface DrawingProps {
  readonly ref: (element: Element | null) => void;
  readonly size: Size;
  readonly shapes: readonly Shape[];
  readonly label: string;
}

const Drawing = ({ ref, size, shapes, label }: DrawingProps) => (
  <div className="rig-paper several-rigs">
    <svg
      ref={ref}
      className="rig-drawing"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
    >
      <Shapes shapes={shapes} />
    </svg>
  </div>
);
