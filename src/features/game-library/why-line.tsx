import { words } from '#messages/exact';
import type { ReactNode } from 'react';
import type { Game } from '../../domain/games/types';
import type { RigEntry } from '../../domain/rig/entry';
import { useStore } from '../../state/store';
import { whyGuide, whyText } from '../../text/why-text';

interface WhyLineProps {
  readonly game: Game;
  readonly entry: RigEntry;
  /** Link or button at the end. */
  readonly children: ReactNode;
}

/** Reason for a game's number, in one line. */
export function WhyLine({ game, entry, children }: WhyLineProps) {
  const why = whyText(
    game,
    entry,
    useStore((state) => state.units),
  );
  return (
    why !== '' && (
      <p className="game-why">
        {why} {children}
      </p>
    )
  );
}

interface GuideLinkProps {
  readonly entry: RigEntry;
  /** Home page with the guide; '' = this page. */
  readonly home: string;
}

/** Link to the part of the guide about such a rig. */
export function GuideLink({ entry, home }: GuideLinkProps) {
  const section = whyGuide(entry);
  return <a href={`${home}#${section}`}>{words.why.guide[section]}</a>;
}
