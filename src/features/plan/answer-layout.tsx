import { words } from '#messages/plan';
import type { ReactNode } from 'react';
import type { RigEntry } from '../../domain/rig/entry';
import { DebouncedStatus } from '../../ui/overlays/debounced-status';
import { hasRoom } from '../../state/rigs';
import { useStore } from '../../state/store';
import { numberAndUnit } from '../../text/number-and-unit';
import { applyAnswer, compareAnswer } from './apply-answer';
import { PlannedPicture, type PlannedPictureProps } from './planned-picture';
import type { QuestionProps, RigChange } from './question';
import '../../ui/styles/button.css';
import './answer-layout.css';

/** What a question is answered with. */
export type PlanAnswer =
  | {
      /** The number, with its unit. */
      readonly number: string;
      /** What of it is large, where more than a unit stands beside it. */
      readonly figure?: string;
      /** What it means, in one plain sentence. */
      readonly sentence: string;
      /** Under which conditions, and what else is worth knowing. */
      readonly conditions?: readonly string[];
      /** The rig that it makes, and what is said once it is taken; null = the answer is no other rig. */
      readonly use: { readonly change: RigChange; readonly done: string } | null;
    }
  /** There is none, and why. */
  | { readonly reason: string; readonly conditions?: readonly string[] };

interface AnswerLayoutProps extends Pick<QuestionProps, 'today'> {
  readonly answer: PlanAnswer;
  /** What is asked for. */
  readonly fields: ReactNode;
  /** A short table, below the drawing. */
  readonly beside?: ReactNode;
  readonly from?: PlannedPictureProps['from'];
  /** What is drawn where the answer is no other rig to use. */
  readonly drawn?: RigChange;
  /** What belongs to the answer and is no sentence. */
  readonly more?: ReactNode;
  /** A table, below all. */
  readonly children?: ReactNode;
}

/** With more letters it is no longer one number. @example "40.1–61.2" */
const longNumber = 8;

type AnswerNumber = Pick<Extract<PlanAnswer, { number: string }>, 'number' | 'figure'>;

/** The number is loud; its unit, or what else stands beside it, is not. */
function Answer({ number, figure = numberAndUnit(number).number }: AnswerNumber) {
  const [before = '', after = ''] = number.split(figure);
  return (
    <p className={figure.length > longNumber ? 'plan-number plan-number-long' : 'plan-number'}>
      {before !== '' && <span className="plan-unit">{before}</span>}
      {figure}
      {after !== '' && <span className="plan-unit">{after}</span>}
    </p>
  );
}

/** Every question looks the same: what is wanted, the number, a sentence, and the answer drawn beside today's rig. */
export function AnswerLayout(props: AnswerLayoutProps) {
  const { answer, fields, today, from = 'above', drawn = null, more, children } = props;
  const use = 'number' in answer ? answer.use : null;
  return (
    <>
      <div className="plan-parts">
        <div className="plan-asked">
          <form className="plan-fields" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
            {fields}
          </form>
          {'number' in answer ? (
            <div className="plan-answer">
              <Answer {...answer} />
              <p>{answer.sentence}</p>
            </div>
          ) : (
            <p className="plan-reason">{answer.reason}</p>
          )}
          {answer.conditions?.map((condition) => (
            <p key={condition} className="plan-condition">
              {condition}
            </p>
          ))}
          {more}
          {use && <UseButtons {...use} entry={today.entry} />}
          <DebouncedStatus text={saidOf(answer)} isWanted={isAtPlan} />
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

/** They stay where they are once they were pressed, and so does the focus. */
function UseButtons({ change, done, entry }: UseButtonsProps) {
  const isFull = !useStore(hasRoom);
  const isUsed = isSame(change, entry);
  const canCompare = !isUsed && !isFull;
  return (
    <div className="plan-uses">
      <button
        className="button plan-use"
        type="button"
        aria-disabled={isUsed}
        onClick={() => !isUsed && applyAnswer(change, done)}
      >
        {isUsed ? words.isYourRig : words.use}
      </button>
      <button
        className="button button-small plan-use"
        type="button"
        aria-disabled={!canCompare}
        onClick={() => canCompare && compareAnswer(change)}
      >
        {isFull ? words.comparisonIsFull : words.compare}
      </button>
    </div>
  );
}

const saidOf = (answer: PlanAnswer): string =>
  'number' in answer ? words.said(answer.number, answer.sentence) : answer.reason;

/** Only to those who are at it, since the rig has a voice of its own. */
const isAtPlan = (status: Element): boolean =>
  status.closest('.plan')?.contains(document.activeElement) ?? false;
