import { words } from '#messages/windscreen';
import { asWideAs, Stage, stageAspect, type ShownRig } from './stage';

interface TwoPicturesProps extends ShownRig {
  readonly name: string;
  /** Whether the head sways. */
  readonly sways: boolean;
  /** Whether still drawings are the fallback, and the callback for that. */
  readonly isStill: boolean;
  readonly onStill: (isStill: boolean) => void;
}

/** The game's picture and the true one with their names. */
export function TwoPictures(props: TwoPicturesProps) {
  const { seen, layout, arrangement, drawn, truth, sizes, name, describedBy } = props;
  const { sways, isStill, onStill } = props;
  const isSplit = arrangement === 'split';
  const width = asWideAs(stageAspect(layout, arrangement));
  const caption = <p className="windscreen-caption text-note windscreen-truth">{words.truth}</p>;
  return (
    <>
      <div className="windscreen-pictures" data-arrangement={arrangement}>
        <div className="windscreen-captions" style={width}>
          <p className="windscreen-caption text-note">{name}</p>
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
      <p className="windscreen-remark text-note" role="status">
        {isStill && words.still}
      </p>
    </>
  );
}
