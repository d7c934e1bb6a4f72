import { Tooltip } from './tooltip';
import '../styles/icon-button.css';

interface InfoButtonProps {
  /** What is asked by pressing it. */
  readonly question: string;
  readonly explanation: string;
}

/** A question mark that explains: by pointer, by finger and by keyboard. */
export const InfoButton = ({ question, explanation }: InfoButtonProps) => (
  <Tooltip text={explanation} opensOnClick>
    {(trigger) => (
      <button className="info-button" type="button" aria-label={question} {...trigger}>
        <span aria-hidden="true">?</span>
      </button>
    )}
  </Tooltip>
);
