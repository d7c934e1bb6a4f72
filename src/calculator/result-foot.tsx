import { words } from '#messages/app';
import { useRef, useState } from 'react';
import { PartBoundary } from '../ui/loading/error-boundary';
import { LazyMissing } from '../ui/loading/lazy-missing';
import { useLazyPart } from '../ui/loading/use-lazy-part';
import { anywherePx, useLinked } from '../ui/navigation/use-linked';
import { loadShare } from './load-share';
import type { ShareRequest } from './share-request';
import './result-foot.css';

/** Ways to share and keep the rig, in one line. What they do comes in a script of its own, and does then what was pressed meanwhile. */
export function ResultFoot() {
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<ShareRequest | null>(null);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  // What reads a rig in the address comes with it.
  const { part, ...missing } = useLazyPart(loadShare, place, { aheadPx: useLinked() ? anywherePx : 200 });
  const { label, promise, copyLink, save, print, more } = words.foot;
  const button = (what: ShareRequest['what'], text: string) => (
    <button type="button" onClick={() => setAsked({ what })}>
      {text}
    </button>
  );
  return (
    <div className="result-foot" role="group" aria-label={label} ref={place} tabIndex={-1}>
      <p className="foot-row">
        <span>{promise}</span>
        {button('link', copyLink)}
        {button('save', save)}
        {button('print', print)}
        <button
          type="button"
          aria-label={more}
          aria-expanded={isMoreOpen}
          onClick={() => setIsMoreOpen(!isMoreOpen)}
        >
          ⋯
        </button>
      </p>
      {part ? (
        <PartBoundary place={place}>
          <part.Share asked={asked} isMoreOpen={isMoreOpen} place={place} />
        </PartBoundary>
      ) : (
        (asked !== null || isMoreOpen || missing.failed) && (
          <LazyMissing {...missing} place={place} whenFailed={words.late.failed.share} />
        )
      )}
    </div>
  );
}
