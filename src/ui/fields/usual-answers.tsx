import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import '../styles/button.css';
import './name-field.css';
import './usual-answers.css';

interface UsualAnswersProps {
  /** What is asked, for screen readers. */
  readonly label: string;
  /** What is asked, to be read. */
  readonly question?: ReactNode;
  readonly answers: readonly {
    readonly value: string;
    readonly text: string;
    /** With what it is an answer to. */
    readonly label: string;
  }[];
  readonly onAnswer: (value: string) => void;
  /** Given where there is no other field for an answer that is not usual. */
  readonly other?: {
    readonly label: string;
    readonly set: string;
    /** What is said of a text that is no answer. */
    readonly notRead: string;
    /** null = it is none. */
    readonly read: (text: string) => string | null;
  };
}

/** A question that most answer with one of a few values: a button for each of them, and a field for any other. */
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
  return (
    <form className="usual-answers" aria-label={label} autoComplete="off" onSubmit={submit}>
      {question}
      {answers.map(({ value, text, label: name }) => (
        <button
          className="button button-small"
          type="button"
          key={value}
          aria-label={name}
          onClick={() => onAnswer(value)}
        >
          {text}
        </button>
      ))}
      {other && (
        <>
          <span className="usual-other">
            <input
              className="name-field"
              aria-label={other.label}
              aria-invalid={isUnread}
              aria-describedby={hintId}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <button className="button button-small" type="submit">
              {other.set}
            </button>
          </span>
          {/* Always there, so that what appears in it is read aloud. */}
          <p id={hintId} role="status">
            {isUnread && other.notRead}
          </p>
        </>
      )}
    </form>
  );
}
