import { words } from '#messages/app';
import { useMemo } from 'react';
import type { Game } from '../../domain/games/types';
import type { LiveAnswer } from '../../state/answers';
import { CopyButton } from '../../ui/fields/copy-button';
import { LiveText, useRead } from '../../ui/live';
import type { Source } from '../../ui/source';
import type { GameTexts } from '../../text/game-texts';
import { useWorkspace } from '../../calculator/workspace';

interface GameAnswerProps {
  readonly game: Game;
  readonly source: Source<LiveAnswer>;
  readonly read: (answer: LiveAnswer) => GameTexts;
  readonly className: string;
  readonly onCopy: (text: string) => void;
}

/** What a game wants, and the button that copies it: what is copied is true at once, whatever the text still says. */
export function GameAnswer({ game, source, read, className, onCopy }: GameAnswerProps) {
  const { answers } = useWorkspace();
  const copied = useMemo(() => () => read(answers.get()).plain, [read, answers]);
  const hasValue = useRead(source, (answer) => read(answer).plain !== null);
  return (
    <>
      <LiveText className={className} source={source} read={(answer) => read(answer).value} />
      <CopyButton
        label={words.copying.copyValueFor(game.name)}
        text={copied}
        enabled={hasValue}
        onCopy={onCopy}
      />
    </>
  );
}
