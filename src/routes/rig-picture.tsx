import { useMemo, useState } from 'react';
import { RigPicture } from '../features/take-away/rig-picture';
import { Shapes } from '../features/rig-view/shapes';
import { drawnRig, topModel } from '../features/rig-view/top-model';
import { adoptStyles } from '../ui/adopt-styles';
import { useRead } from '../ui/live';
import { inPause, later } from '../ui/source';
import type { Size } from '../ui/use-size';
import { BrandMark } from './brand-mark';
import type { PanelProps } from './explore-part';
import { exactOf, rigFacts } from './rig-facts';
import styles from './rig-picture.css?inline';
import { shownAddress, site } from './site';

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
