import { words } from '#messages/windscreen';
import { useState, type ReactNode } from 'react';
import type { Units } from '../../domain/geometry/units';
import { asWideAs, Stage, stageAspect, type ShownRig } from './stage';
import { SwaySwitch, type StandsStill } from './sway-switch';
import { useReducedMotion } from './use-reduced-motion';

interface TwoPicturesProps extends ShownRig {
  readonly name: string;
  readonly units: Units;
  /** What lies under the pictures, as wide as they are. */
  readonly plot: ReactNode;
}

/** The game's picture and the true one with their names, and a head that may sway. */
export function TwoPictures(props: TwoPicturesProps) {
  const { seen, layout, arrangement, drawn, truth, sizes, name, units, plot, describedBy } = props;
  const [sways, setSways] = useState(false);
  const [isStill, setStill] = useState(false);
  const isReduced = useReducedMotion();
  const standsStill: StandsStill = isStill ? 'still-drawing' : isReduced ? 'reduced-motion' : null;

  const isSplit = arrangement === 'split';
  const width = asWideAs(stageAspect(layout, arrangement));
  const caption = <p className="windscreen-caption windscreen-truth">{words.truth}</p>;
  return (
    <>
      <div className="windscreen-captions" style={width}>
        <p className="windscreen-caption">{name}</p>
        {isSplit && caption}
      </div>
      <Stage
        {...{ seen, layout, arrangement, drawn, truth, sizes, describedBy }}
        label={(isSplit ? words.pictureSplit : words.pictureStacked)(name)}
        sways={sways && standsStill === null}
        onStill={setStill}
      />
      {!isSplit && (
        <div className="windscreen-captions" style={width}>
          {caption}
        </div>
      )}
      <p className="windscreen-remark" role="status">
        {isStill && words.still}
      </p>
      <div className="windscreen-plot" style={width}>
        {plot}
      </div>
      <SwaySwitch isOn={sways} onChange={setSways} units={units} standsStill={standsStill} />
    </>
  );
}
