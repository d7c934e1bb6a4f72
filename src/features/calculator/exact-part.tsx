import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import { memo } from 'react';
import type { ClassicRowId } from '../../classic/classic-formulas';
import { toDegrees } from '../../core/units';
import { degreesText } from '../../format/angles';
import type { Answer } from '../../rig/answer';
import type { LiveAnswer } from '../../store/answers';
import { adoptStyles } from '../../ui/adopt-styles';
import { useRead } from '../../ui/live';
import { Angles } from './angles';
import { classicNote, type ClassicNote } from './classic-notes';
import { GameLibrary } from './game-library';
import { Refine } from './refine';
import { Sharpness } from './sharpness';
import styles from './exact.css?inline';
import { useWorkspace } from './workspace';

export { answerOf } from '../../rig/answer';
export { MoreFields } from './more-fields';
export { fieldHints } from './remarks';

adoptStyles(styles);

const notes = new WeakMap<Answer, ReadonlyMap<ClassicRowId, ClassicNote>>();

/** What 1:1 says beside a row of the Classic table; all rows of an answer are worked out at once. */
export function noteOf(id: ClassicRowId, { exact }: LiveAnswer): ClassicNote | null {
  if (!exact) return null;
  let known = notes.get(exact);
  if (!known) {
    known = new Map(exact.classic.map((row) => [row.id, classicNote(row, exact)]));
    notes.set(exact, known);
  }
  return known.get(id) ?? null;
}

/** What a screen reader is told: the two angles, or why there are none. */
export const exactSummary = (answer: LiveAnswer): string =>
  answer.exact && !answer.exact.view.ok ? words.impossible[answer.exact.view.reason] : angleLine(answer);

/** The two angles in one line. Why there are none stands at the field and in the card: here it would cover what one types into. */
export function angleLine({ exact }: LiveAnswer): string {
  if (exact?.view.ok !== true) return words.summary(appWords.noNumber, appWords.noNumber);
  const { h, v } = exact.view.value;
  return words.summary(degreesText(toDegrees(h)), degreesText(toDegrees(v)));
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
          <Angles />
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
