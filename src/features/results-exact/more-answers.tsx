import { words } from '#messages/exact';
import type { ViewAngles } from '../../domain/geometry/view-angles';
import { exactAnswer } from '../../domain/rig/exact-answer';
import type { RigEntry } from '../../domain/rig/entry';
import { ChevronDisclosure } from '../../ui/chevron-disclosure';
import { LazyPart, lazyPart } from '../../ui/loading/lazy-part';
import './more-answers.css';

interface MoreAnswersProps {
  readonly entry: RigEntry;
  readonly view: ViewAngles;
}

const ViewDetails = lazyPart(() => import('./view-details'), 'ViewDetails');

/** False for one flat screen with unknown pixels, which has no further details. */
const saysMore = (entry: RigEntry): boolean =>
  entry.screens === 'triple' ||
  entry.curvedScreen ||
  entry.screenRatio === '21:9' ||
  exactAnswer(entry).setup.resolution !== null;

/** Other angles and choices, collapsed; loaded when opened. */
export function MoreAnswers(props: MoreAnswersProps) {
  if (!saysMore(props.entry)) return null;
  return (
    <ChevronDisclosure className="more-answers" summary={words.moreAnswers}>
      {/* Loads at any distance from the viewport: the next tab stop is inside. */}
      <LazyPart part={ViewDetails} isWanted>
        <ViewDetails {...props} />
      </LazyPart>
    </ChevronDisclosure>
  );
}
