import { words } from '#messages/app';
import { memo, useState } from 'react';
import { besideStop, stopOfRow } from '../navigation/row-keys';
import { copy } from '../overlays/copy';
import { Tooltip } from '../overlays/tooltip';
import { checkIcon, copyIcon } from '../svg/icons';
import '../styles/icon-button.css';

interface CopyButtonProps {
  readonly label: string;
  /** What is copied; null = there is nothing to copy. */
  readonly text: string | null;
  /** Instead of copying the text and saying so. Returns whether it was copied. */
  readonly onCopy?: (text: string) => Promise<boolean>;
  /** In a row whose stop of the Tab key is another button. */
  readonly isBesideStop?: boolean;
}

const doneMs = 1500;

/** Memoised: in a table of them, only those whose number has changed are rendered again. */
export const CopyButton = memo(function CopyButton({
  label,
  text,
  onCopy = copy,
  isBesideStop = false,
}: CopyButtonProps) {
  const [isDone, setIsDone] = useState(false);
  return (
    <Tooltip text={text === null ? words.copying.nothingToCopy : words.copying.copyNumber(text)}>
      {(trigger) => (
        <button
          className="icon-button"
          type="button"
          aria-label={label}
          aria-disabled={text === null}
          onClick={() =>
            text !== null &&
            void onCopy(text).then((isCopied) => {
              setIsDone(isCopied);
              setTimeout(setIsDone, doneMs, false);
            })
          }
          {...(isBesideStop ? besideStop : stopOfRow)}
          {...trigger}
        >
          {isDone ? checkIcon : copyIcon}
        </button>
      )}
    </Tooltip>
  );
});
