import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import { memo, useMemo } from 'react';
import { toDegrees } from '../domain/geometry/units';
import { degreesText } from '../text/angles';
import type { LiveAnswer } from '../state/answers';
import { LiveText, useRead } from '../ui/live';
import { Angles, firstPicked } from '../features/results-exact/angles';
import { GameLibrary } from '../features/game-library/game-library';
import { gameReader } from '../text/game-texts';
import { Refine } from '../features/results-exact/refine';
import { Sharpness } from '../features/results-exact/sharpness';
import { useWorkspace } from './workspace';
import './exact-part.css';
import './summary.css';

export { exactAnswer } from '../domain/rig/exact-answer';
export { BesideClassic, OffMark } from '../features/results-classic/classic-beside';
export { MoreFields } from '../features/inputs/more-fields';
export { fieldHints } from '../text/remarks';

/** What a screen reader is told: the two angles, or why there are none. */
export const exactSummary = (answer: LiveAnswer): string =>
  answer.exact && !answer.exact.view.ok ? words.impossible[answer.exact.view.reason] : angleLine(answer);

/** The two angles in one line. Why there are none stands at the field and in the card: here it would cover what one types into. */
function angleLine({ exact }: LiveAnswer): string {
  if (exact?.view.ok !== true) return words.summary(appWords.noNumber, appWords.noNumber);
  const { h, v } = exact.view.value;
  return words.summary(degreesText(toDegrees(h)), degreesText(toDegrees(v)));
}

/**
 * The answer in one line, which a phone keeps in sight, and whose it is: what the first picked game wants, or else the two
 * angles of 1:1. Classic shows it too: it is true there as well.
 */
export function ExactSummary() {
  const { store, answers } = useWorkspace();
  const game = useRead(store, firstPicked);
  const texts = useMemo(() => game && gameReader(game), [game]);
  const isList = useRead(answers, (answer) => texts?.(answer).isList ?? false);
  return (
    <p className="summary named-summary" aria-hidden="true">
      <span>{game ? game.name : appWords.result.methods.exact}</span>{' '}
      <LiveText
        className={isList ? 'summary-list' : undefined}
        source={answers}
        read={texts ? (answer) => texts(answer).value : angleLine}
      />
    </p>
  );
}

interface ExactResultsProps {
  /** The drawing's place, for the link past the list. */
  readonly picturesId: string;
  readonly onCopy: (text: string) => void;
  readonly onNotice: (text: string) => void;
}

const reasonOf = ({ exact }: LiveAnswer) => (exact && !exact.view.ok ? exact.view.reason : null);

/** The exact method, whole: the angles, what to choose, and every game. Loaded apart from the rest. */
export const ExactResults = memo(function ExactResults({ picturesId, onCopy, onNotice }: ExactResultsProps) {
  const { answers } = useWorkspace();
  const reason = useRead(answers, reasonOf);
  return (
    <>
      {reason === null ? (
        <>
          <Angles onCopy={onCopy} />
          <Refine />
          <Sharpness />
        </>
      ) : (
        <p className="impossible">{words.noGuess(words.impossible[reason])}</p>
      )}
      <a className="to-pictures" href={`#${picturesId}`}>
        {words.toPictures}
      </a>
      <GameLibrary onCopy={onCopy} onNotice={onNotice} />
    </>
  );
});
