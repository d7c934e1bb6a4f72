import { useMemo, useState } from 'react';
import { RigPicture } from '../features/export/rig-picture';
import { Shapes } from '../drawing/shapes';
import { drawnRig, topModel } from '../drawing/top-model';
import { adoptStyles } from '../ui/styles/adopt-styles';
import { useRead } from '../ui/live';
import { inPause, later } from '../ui/source';
import type { Size } from '../ui/svg/use-size';
import { BrandMark } from '../ui/svg/brand-mark';
import type { PanelProps } from './explore-part';
import { exactOf, rigFacts } from '../text/rig-facts';
import styles from './rig-picture.css?inline';
import { shownAddress, site } from '../platform/site';

adoptStyles(styles);

const itself = <Value,>(value: Value) => value;
const maker = { name: site.name, address: shownAddress };

/** The picture of the rig as it is; it follows when the typing pauses. */
export function Picture({ store, answers, showToast }: PanelProps) {
  const [pause] = useState(() => later(store, inPause));
  const state = useRead(pause, itself);
  const shown = useMemo(() => {
    const answer = answers.get();
    const drawn = drawnRig(exactOf(answer), answer.units);
    const drawing = (size: Size) => (
      <Shapes shapes={topModel(drawn, { size, held: null, live: false, human: false }).shapes} />
    );
    return { facts: rigFacts(state, answer), drawing };
  }, [state, answers]);
  return <RigPicture {...shown} site={maker} mark={<BrandMark />} showToast={showToast} />;
}
