import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../button';
import './name-field.css';
import './usual-answers.css';

interface UsualAnswersProps {
  /** Question for screen readers. */
  readonly label: string;
  /** Visible question. */
  readonly question?: ReactNode;
  readonly answers: readonly {
    readonly value: string;
    readonly text: string;
    /** Accessible name: the answer with its question. */
    readonly label: string;
  }[];
  readonly onAnswer: (value: string) => void;
  /** Field for other answers; undefined = another field takes them. */
  readonly other?: {
    readonly label: string;
    readonly set: string;
    /** Error message for invalid text. */
    readonly notRead: string;
    /** Parsed answer; null = invalid. */
    readonly read: (text: string) => string | null;
  };
}

/** A question with a button for each usual answer, and a field for any other. */
export function UsualAnswers({ label, question, answers, onAnswer, other }: UsualAnswersProps) {
  const hintId = useId();
  const [typed, setTyped] = useState('');
  const [isUnread, setIsUnread] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const value = other?.read(typed) ?? null;
    setIsUnread(value === null);
    if (value !== null) onAnswer(value);
  };
  const offered = (
    <>
      {question}
      {answers.map(({ value, text, label: name }) => (
        <Button key={value} aria-label={name} onClick={() => onAnswer(value)}>
          {text}
        </Button>
      ))}
    </>
  );
  // Without a field no form: it may stand inside of one.
  if (!other)
    return (
      <div className="usual-answers" role="group" aria-label={label}>
        {offered}
      </div>
    );
  return (
    <form className="usual-answers" aria-label={label} autoComplete="off" onSubmit={submit}>
      {offered}
      <span className="usual-other">
        <input
          className="name-field"
          aria-label={other.label}
          aria-invalid={isUnread}
          aria-describedby={hintId}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{other.set}</Button>
      </span>
      {/* Always rendered, so that screen readers announce its changes. */}
      <p id={hintId} role="status">
        {isUnread && other.notRead}
      </p>
    </form>
  );
}
