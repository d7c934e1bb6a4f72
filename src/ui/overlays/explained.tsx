import { Button } from '../button';
import { besideStop } from '../navigation/row-keys';
import { Tooltip } from './tooltip';
import './explained.css';

interface ExplainedProps {
  readonly text: string;
  readonly meaning: string;
}

/** A word with a tooltip of its meaning: by hover, tap, or arrow keys in a row. */
export const Explained = ({ text, meaning }: ExplainedProps) => (
  <Tooltip text={meaning} opensOnClick>
    {(trigger) => (
      <Button look="plain" className="explained-word" {...besideStop} {...trigger}>
        {text}
      </Button>
    )}
  </Tooltip>
);
