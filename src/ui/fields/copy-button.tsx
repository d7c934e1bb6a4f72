import { words } from '#messages/app';
import { memo, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '../button';
import { besideStop, stopOfRow } from '../navigation/row-keys';
import { copy } from '../overlays/copy';
import { Tooltip } from '../overlays/tooltip';
import { checkIcon, copyIcon } from '../svg/icons';

interface Copied {
  /** Text to copy; null = none. */
  readonly text: string | null;
  /** Replaces the default copying and its toast. Returns whether it was copied. */
  readonly onCopy?: ((text: string) => Promise<boolean>) | undefined;
}

interface CopyButtonProps extends Copied {
  readonly label: string;
  /** Roving tabindex: the row's tab stop is another button. */
  readonly isBesideStop?: boolean;
}

/** Copies the number that stands beside it. It does not show the number, so a key that changes numbers renders no button. */
export function CopyButton({ label, text, onCopy, isBesideStop = false }: CopyButtonProps) {
  const latest = useRef<Copied>({ text });
  useLayoutEffect(() => {
    latest.current = { text, onCopy };
  }, [text, onCopy]);
  return <CopyIcon {...{ label, isBesideStop, latest }} hasText={text !== null} />;
}

const doneMs = 1500;

interface CopyIconProps extends Pick<CopyButtonProps, 'label' | 'isBesideStop'> {
  readonly hasText: boolean;
  readonly latest: RefObject<Copied>;
}

const CopyIcon = memo(function CopyIcon({ label, isBesideStop, hasText, latest }: CopyIconProps) {
  const [isDone, setIsDone] = useState(false);
  const onClick = async () => {
    const { text, onCopy = copy } = latest.current;
    if (text === null) return;
    setIsDone(await onCopy(text));
    setTimeout(setIsDone, doneMs, false);
  };
  return (
    <Tooltip text={hasText ? words.copying.copy : words.copying.nothingToCopy}>
      {(trigger) => (
        <Button
          look="icon"
          aria-label={label}
          aria-disabled={!hasText}
          onClick={() => void onClick()}
          {...(isBesideStop ? besideStop : stopOfRow)}
          {...trigger}
        >
          {isDone ? checkIcon : copyIcon}
        </Button>
      )}
    </Tooltip>
  );
});
