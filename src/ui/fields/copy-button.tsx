import { words } from '#messages/app';
import { memo } from 'react';
import { copyIcon } from '../svg/icons';
import { Tooltip } from '../overlays/tooltip';
import '../styles/icon-button.css';

interface CopyButtonProps {
  readonly label: string;
  /** What is copied, as it is when it is asked for; null = there is nothing to copy. */
  readonly text: () => string | null;
  /** Whether there is something to copy. */
  readonly enabled: boolean;
  readonly onCopy: (text: string) => void;
}

/** With the same functions, no keystroke renders it again. */
export const CopyButton = memo(function CopyButton({ label, text, enabled, onCopy }: CopyButtonProps) {
  const tip = () => {
    const copied = text();
    return copied === null ? words.copying.nothingToCopy : words.copying.copyNumber(copied);
  };
  const copy = () => {
    const copied = text();
    if (copied !== null) onCopy(copied);
  };
  return (
    <Tooltip text={tip}>
      {(trigger) => (
        <button
          className="icon-button"
          type="button"
          aria-label={label}
          aria-disabled={!enabled}
          onClick={copy}
          {...trigger}
        >
          {copyIcon}
        </button>
      )}
    </Tooltip>
  );
});
