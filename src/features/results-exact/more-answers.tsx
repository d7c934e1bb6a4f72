import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import { useState } from 'react';
import type { ViewAngles } from '../../domain/geometry/view-angles';
import { exactAnswer } from '../../domain/rig/exact-answer';
import type { RigEntry } from '../../domain/rig/entry';
import { LatePart } from '../../ui/loading/late-part';
import { anywherePx } from '../../ui/loading/use-lazy-part';
import { chevronIcon } from '../../ui/svg/list-icons';
import './more-answers.css';

interface MoreAnswersProps {
  readonly entry: RigEntry;
  readonly view: ViewAngles;
}

const loadDetails = () => import('./view-details');

/** Of one flat screen whose pixels are not known, there is no more to say. */
const saysMore = (entry: RigEntry): boolean =>
  entry.screens === 'triple' ||
  entry.curvedScreen ||
  entry.screenRatio === '21:9' ||
  exactAnswer(entry).setup.resolution !== null;

/** Other angles, and choices, folded: what they are comes when they are asked for. */
export function MoreAnswers(props: MoreAnswersProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!saysMore(props.entry)) return null;
  return (
    <details className="more-answers" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {words.moreAnswers}
        {chevronIcon}
      </summary>
      {isOpen && (
        // Who has opened it may not have it in sight: the next stop of the Tab key is in there.
        <LatePart load={loadDetails} aheadPx={anywherePx} whenFailed={appWords.late.failed.tab}>
          {({ ViewDetails }) => <ViewDetails {...props} />}
        </LatePart>
      )}
    </details>
  );
}
