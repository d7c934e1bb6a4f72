import { copyIcon } from './icons';
import { Tooltip } from './tooltip';

interface CopyButtonProps {
  readonly what: string;
  readonly tip: string;
  /** null = there is nothing to copy. */
  readonly onCopy: (() => void) | null;
}

export function CopyButton({ what, tip, onCopy }: CopyButtonProps) {
  return (
    <Tooltip text={onCopy === null ? 'No number to copy' : tip}>
      {(trigger) => (
        <button
          className="icon-button"
          type="button"
          aria-label={`Copy ${what}`}
          aria-disabled={onCopy === null}
          onClick={() => onCopy?.()}
          {...trigger}
        >
          {copyIcon}
        </button>
      )}
    </Tooltip>
  );
}
