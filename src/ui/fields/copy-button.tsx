import { words } from '#messages/app';
import { memo } from 'react';
import { besideStop, stopOfRow } from '../navigation/row-keys';
import { copy } from '../overlays/copy';
import { Tooltip } from '../overlays/tooltip';
import { copyIcon } from '../svg/icons';
import '../styles/icon-button.css';

interface CopyButtonProps {
  readonly label: string;
  /** What is copied; null = there is nothing to copy. */
  readonly text: string | null;
  /** Instead of copying the text and saying so. */
  readonly onCopy?: (text: string) => void;
  /** In a row whose stop of the Tab key is another button. */
  readonly isBesideStop?: boolean;
}

/** Memoised: in a table of them, only those whose number has changed are rendered again. */
export const CopyButton = memo(function CopyButton({
  label,
  text,
  onCopy,
  isBesideStop = false,
}: CopyButtonProps) {
  return (
    <Tooltip text={text === null ? words.copying.nothingToCopy : words.copying.copyNumber(text)}>
      {(trigger) => (
        <button
          className="icon-button"
          type="button"
          aria-label={label}
          aria-disabled={text === null}
          onClick={() => {
            if (text === null) return;
            if (onCopy) onCopy(text);
            else void copy(text);
          }}
          {...(isBesideStop ? besideStop : stopOfRow)}
          {...trigger}
        >
          {copyIcon}
        </button>
      )}
    </Tooltip>
  );
});
