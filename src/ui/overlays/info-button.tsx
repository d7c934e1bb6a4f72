import { Button } from '../button';
import { Tooltip } from './tooltip';

interface InfoButtonProps {
  /** Question that the button answers. */
  readonly question: string;
  readonly explanation: string;
}

/** Question mark with an explanation, for pointer, touch and keyboard. */
export const InfoButton = ({ question, explanation }: InfoButtonProps) => (
  <Tooltip text={explanation} opensOnClick>
    {(trigger) => (
      <Button look="icon" className="info-button" aria-label={question} {...trigger}>
        <span aria-hidden="true">?</span>
      </Button>
    )}
  </Tooltip>
);
