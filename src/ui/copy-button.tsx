import { copyIcon } from './icons';
import { Tooltip } from './tooltip';

interface CopyButtonProps {
  readonly what: string;
  /** null = there is nothing to copy. */
  readonly text: string | null;
  readonly onCopy: (text: string) => void;
}

export function CopyButton({ what, text, onCopy }: CopyButtonProps) {
  return (
    <Tooltip text={text === null ? 'No number to copy' : `Copy ${text}`}>
      {(trigger) => (
        <button
          className="icon-button"
          type="button"
          aria-label={`Copy ${what}`}
          aria-disabled={text === null}
          onClick={() => text !== null && onCopy(text)}
          {...trigger}
        >
          {copyIcon}
        </button>
      )}
    </Tooltip>
  );
}
