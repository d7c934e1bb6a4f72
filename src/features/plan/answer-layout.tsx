import { words } from '#messages/plan';
import type { ReactNode } from 'react';
import type { RigChange, RigEntry } from '../../domain/rig/entry';
import { Button } from '../../ui/button';
import { DebouncedStatus } from '../../ui/overlays/debounced-status';
import { hasRoom } from '../../state/rigs';
import { useStore } from '../../state/store';
import { figureText, type FigureParts } from '../../text/figures';
import { applyAnswer, compareAnswer } from './apply-answer';
import { PlannedPicture, type PlannedPictureProps } from './planned-picture';
import type { QuestionProps } from './question';
import '../../ui/styles/button.css';
import '../../ui/styles/disabled-button.css';
import './answer-layout.css';

export type PlanAnswer =
  | {
      /** Number in large type, its unit smaller. */
      readonly figure: FigureParts;
      /** The number's meaning in one plain sentence. */
      readonly sentence: string;
      /** Conditions of the answer, and remarks. */
      readonly conditions?: readonly string[];
      /** The changed rig, and the message once it is used; null = the answer is no other rig. */
      readonly use: { readonly change: RigChange; readonly done: string } | null;
    }
  /** No answer, and why. */
  | { readonly reason: string; readonly conditions?: readonly string[] };

interface AnswerLayoutProps extends Pick<QuestionProps, 'today'> {
  readonly answer: PlanAnswer;
  /** Fields of the question. */
  readonly fields: ReactNode;
  /** A short table below the drawing. */
  readonly beside?: ReactNode;
  readonly from?: PlannedPictureProps['from'];
  /** Rig to draw if the answer is no other rig. */
  readonly drawn?: RigChange;
  /** Further content that is no sentence. */
  readonly more?: ReactNode;
  /** A table below everything. */
  readonly children?: ReactNode;
}

/** Longest number in the largest type. @example "40.1–61.2" */
const longNumber = 8;

const Answer = ({ number, unit }: FigureParts) => (
  <p className={number.length > longNumber ? 'plan-number plan-number-long' : 'plan-number'}>
    {number}
    {unit !== '' && <span className="plan-unit">{unit}</span>}
  </p>
);

/** Layout of every question: fields, the number, a sentence, and the answer drawn beside today's rig. */
export function AnswerLayout(props: AnswerLayoutProps) {
  const { answer, fields, today, from = 'above', drawn = null, more, children } = props;
  const use = 'figure' in answer ? answer.use : null;
  return (
    <>
      <div className="plan-parts">
        <div className="plan-asked">
          <form className="plan-fields" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
            {fields}
          </form>
          {'figure' in answer ? (
            <div className="plan-answer">
              <Answer {...answer.figure} />
              <p>{answer.sentence}</p>
            </div>
          ) : (
            <p className="plan-reason">{answer.reason}</p>
          )}
          {answer.conditions?.map((condition) => (
            <p key={condition} className="text-note">
              {condition}
            </p>
          ))}
          {more}
          {use && <UseButtons {...use} entry={today.entry} />}
          <DebouncedStatus text={announcementOf(answer)} isWanted={isAtPlan} />
        </div>
        <div className="plan-drawn">
          <PlannedPicture today={today} change={use?.change ?? drawn} from={from} />
          {props.beside}
        </div>
      </div>
      {children}
    </>
  );
}

interface UseButtonsProps {
  readonly change: RigChange;
  readonly done: string;
  readonly entry: RigEntry;
}

const isSame = (change: RigChange, entry: RigEntry): boolean =>
  (Object.keys(change) as (keyof RigEntry)[]).every((key) => change[key] === entry[key]);

/** The buttons stay after a press, so that the focus does, too. */
function UseButtons({ change, done, entry }: UseButtonsProps) {
  const isFull = !useStore(hasRoom);
  const isUsed = isSame(change, entry);
  const canCompare = !isUsed && !isFull;
  return (
    <div className="plan-uses">
      <Button look="primary" aria-disabled={isUsed} onClick={() => applyAnswer(change, done)}>
        {isUsed ? words.isYourRig : words.use}
      </Button>
      <Button aria-disabled={!canCompare} onClick={() => compareAnswer(change)}>
        {isFull ? words.comparisonIsFull : words.compare}
      </Button>
    </div>
  );
}

const announcementOf = (answer: PlanAnswer): string =>
  'figure' in answer ? words.announcement(figureText(answer.figure), answer.sentence) : answer.reason;

/** Announced only if the focus is in the plan; the rig has a live region of its own. */
const isAtPlan = (status: Element): boolean =>
  status.closest('.plan')?.contains(document.activeElement) ?? false;
