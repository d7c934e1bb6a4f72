import { besideStop } from '../navigation/row-keys';
import { Tooltip } from './tooltip';
import './explained.css';

interface ExplainedProps {
  readonly text: string;
  readonly meaning: string;
}

/** A word in a row that says what it means: hovered, tapped, or reached by the arrow keys. */
export const Explained = ({ text, meaning }: ExplainedProps) => (
  <Tooltip text={meaning} opensOnClick>
    {(trigger) => (
      <button className="explained-word" type="button" {...besideStop} {...trigger}>
        {text}
      </button>
    )}
  </Tooltip>
);
