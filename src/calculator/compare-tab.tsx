import { useMemo } from 'react';
import { Compare, type Drawings } from '../features/compare/compare';
import { RigAmong, RigsOverlaid } from '../drawing/several-rigs';
import { drawnRig } from '../drawing/top-model';
import type { PanelProps } from './explore-part';

export { exactAnswer } from '../domain/rig/exact-answer';

const drawings: Drawings = {
  Among: function Among({ of, among, units }) {
    const drawn = useMemo(() => drawnRig(of, units), [of, units]);
    const all = useMemo(() => among.map((each) => drawnRig(each, units)), [among, units]);
    return <RigAmong drawn={drawn} among={all} />;
  },
  Overlaid: function Overlaid({ rigs, units, label }) {
    const marked = useMemo(
      () => rigs.map(({ mark, of }) => ({ mark, drawn: drawnRig(of, units) })),
      [rigs, units],
    );
    return <RigsOverlaid rigs={marked} label={label} />;
  },
};

const findMonitor = () => import('../features/monitor-search/monitor-part');

/** Several rigs side by side. */
export const Panel = ({ store, showToast }: PanelProps) => (
  <Compare store={store} showToast={showToast} drawings={drawings} findMonitor={findMonitor} />
);
