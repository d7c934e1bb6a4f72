import { words } from '#messages/app';
import { useState } from 'react';
import { defaultEntry } from '../domain/rig/entry';
import { activeEntry, useStore, type State } from '../state/store';
import { LatePart } from '../ui/loading/late-part';
import { anywherePx } from '../ui/loading/use-lazy-part';
import { useLinked } from '../ui/navigation/use-linked';
import { loadShare } from './load-share';
import type { ShareRequest } from './share-request';
import '../ui/styles/icon-button.css';
import './result-foot.css';

const requests = ['link', 'save', 'print'] as const;

/** Somebody has a rig of their own on the page, or their method: what prints it is to be there by then, as no browser waits for it. */
const isChanged = (state: State): boolean =>
  activeEntry(state) !== defaultEntry || state.method !== 'classic';

interface ResultFootProps {
  /** The game that the page is about, if it is about one. */
  readonly gameId: string | undefined;
}

/** Ways to share and keep the rig, in one line. What they do comes in a script of its own, and does then what was pressed meanwhile. */
export function ResultFoot({ gameId }: ResultFootProps) {
  const [asked, setAsked] = useState<ShareRequest | null>(null);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  // What reads a rig in the address comes with it, too.
  const isLinked = useLinked();
  const hasOwn = useStore(isChanged);
  return (
    <div className="result-foot" role="group" aria-label={words.foot.label}>
      <p className="foot-row">
        <span>{words.foot.promise}</span>
        {requests.map((what) => (
          <button key={what} className="icon-button" type="button" onClick={() => setAsked({ what })}>
            {words.foot[what]}
          </button>
        ))}
        <button
          className="icon-button"
          type="button"
          aria-label={words.foot.more}
          aria-expanded={isMoreOpen}
          onClick={() => setIsMoreOpen(!isMoreOpen)}
        >
          ⋯
        </button>
      </p>
      <LatePart
        className="foot-panels"
        load={loadShare}
        aheadPx={isLinked || hasOwn ? anywherePx : 200}
        // That it is on its way is said to who has asked for it.
        before={asked || isMoreOpen ? undefined : null}
        whenFailed={words.late.failed.tab}
      >
        {(part, place) => <part.Share {...{ asked, isMoreOpen, gameId, place }} />}
      </LatePart>
    </div>
  );
}
