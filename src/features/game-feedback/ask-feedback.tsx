import { words } from '#messages/game-details';
import { useState } from 'react';
import type { Game } from '../../domain/games/types';
import type { RigEntry } from '../../domain/rig/entry';
import { useStore } from '../../state/store';
import { gameTexts } from '../../text/game-texts';
import { Button } from '../../ui/button';
import { LazyPart, lazyPart } from '../../ui/loading/lazy-part';
import { Loading } from '../../ui/loading/part-missing';
import { useDialogStep } from '../../ui/overlays/use-dialog-step';
import './ask-feedback.css';

const FeedbackDialog = lazyPart(() => import('./feedback-dialog'), 'FeedbackDialog');

interface AskFeedbackProps {
  readonly game: Game;
  readonly entry: RigEntry;
}

/** Question below a game's number; nothing where there is no number. */
export function AskFeedback({ game, entry }: AskFeedbackProps) {
  const units = useStore((state) => state.units);
  const [isOpen, setIsOpen] = useDialogStep('feedback');
  const [isRight, setIsRight] = useState(false);
  const { plain, seat } = gameTexts(game, entry, units);
  if (plain === null && seat === null) return null;
  const open = (right: boolean) => {
    setIsRight(right);
    setIsOpen(true);
  };
  const button = (text: string, right: boolean) => (
    <Button look="link" aria-haspopup="dialog" onClick={() => open(right)}>
      {text}
    </Button>
  );
  return (
    <div className="ask-feedback screen-only">
      {button(words.feedback.right, true)}
      <span aria-hidden="true">·</span>
      {button(words.feedback.wrong, false)}
      {isOpen && (
        <LazyPart part={FeedbackDialog} isWanted loading={<Loading isUnseen />}>
          <FeedbackDialog
            {...{ game, entry, units }}
            isRightAtFirst={isRight}
            onClose={() => setIsOpen(false)}
          />
        </LazyPart>
      )}
    </div>
  );
}
