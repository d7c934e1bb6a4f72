import { words } from '#messages/windscreen';
import type { ReactNode } from 'react';
import { asWideAs, Stage, stageAspect, type ShownRig } from './stage';

interface TwoPicturesProps extends ShownRig {
  readonly name: string;
  /** Whether the head sways. */
  readonly sways: boolean;
  /** Whether still drawings stand in, and who is told so. */
  readonly isStill: boolean;
  readonly onStill: (isStill: boolean) => void;
  /** What lies under the pictures, as wide as they are. */
  readonly plot: ReactNode;
}

/** The game's picture and the true one with their names. */
export function TwoPictures(props: TwoPicturesProps) {
  const { seen, layout, arrangement, drawn, truth, sizes, name, plot, describedBy } = props;
  const { sways, isStill, onStill } = props;
  const isSplit = arrangement === 'split';
  const width = asWideAs(stageAspect(layout, arrangement));
  const caption = <p className="windscreen-caption windscreen-truth">{words.truth}</p>;
  return (
    <>
      <div className="windscreen-pictures" data-arrangement={arrangement}>
        <div className="windscreen-captions" style={width}>
          <p className="windscreen-caption">{name}</p>
          {isSplit && caption}
        </div>
        <Stage
          {...{ seen, layout, arrangement, drawn, truth, sizes, describedBy }}
          label={(isSplit ? words.pictureSplit : words.pictureStacked)(name)}
          {...{ sways, onStill }}
        />
        {!isSplit && (
          <div className="windscreen-captions" style={width}>
            {caption}
          </div>
        )}
      </div>
      <p className="windscreen-remark" role="status">
        {isStill && words.still}
      </p>
      <div className="windscreen-plot" style={width}>
        {plot}
      </div>
    </>
  );
}
