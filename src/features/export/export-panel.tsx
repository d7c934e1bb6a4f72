import { words } from '#messages/export';
import { useId, useRef, useState, type ReactNode } from 'react';
import { LazyMissing } from '../../ui/loading/lazy-missing';
import type { ShowToast } from '../../ui/overlays/legacy-toasts';
import { useLazyPart } from '../../ui/loading/use-lazy-part';
import { anywherePx } from '../../ui/navigation/use-linked';

interface PictureProps<Part> {
  /** What shows and saves the picture, in a script of its own. */
  readonly loadPicture: () => Promise<Part>;
  readonly picture: (part: Part) => ReactNode;
}

interface TakeAwayProps<Part> extends PictureProps<Part> {
  readonly showToast: ShowToast;
  readonly print: () => Promise<void>;
  readonly saveCsv: () => Promise<void>;
}

/** Ways to have the rig where there is no page: in a forum, on paper, in a spreadsheet. */
export function TakeAway<Part>({ showToast, print, saveCsv, ...pictureProps }: TakeAwayProps<Part>) {
  const titleId = useId();
  const pictureId = useId();
  const [hasPicture, setHasPicture] = useState(false);
  const orSay = (doing: Promise<void>, done?: string) =>
    void doing.then(
      () => done !== undefined && showToast(done),
      () => showToast(words.notLoaded),
    );
  return (
    <section className="take-away" aria-labelledby={titleId}>
      <h4 className="take-title" id={titleId}>
        {words.title}
      </h4>
      <p className="take-actions">
        <button
          className="button button-small take-picture"
          type="button"
          aria-expanded={hasPicture}
          aria-controls={hasPicture ? pictureId : undefined}
          onClick={() => setHasPicture((has) => !has)}
        >
          {words.picture}
        </button>
        <button className="button button-small" type="button" onClick={() => orSay(print())}>
          {words.print}
        </button>
        <button
          className="button button-small"
          type="button"
          onClick={() => orSay(saveCsv(), words.csvSaved)}
        >
          {words.csv}
        </button>
      </p>
      {hasPicture && <PicturePlace id={pictureId} {...pictureProps} />}
    </section>
  );
}

function PicturePlace<Part>({ id, loadPicture, picture }: PictureProps<Part> & { readonly id: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { part, ...missing } = useLazyPart(loadPicture, place, { aheadPx: anywherePx });
  return (
    <div className="picture-place" id={id} ref={place} tabIndex={-1}>
      {part ? picture(part) : <LazyMissing {...missing} place={place} whenFailed={words.pictureNotLoaded} />}
    </div>
  );
}
