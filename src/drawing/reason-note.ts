import { words as exactWords } from '#messages/exact';
import { words } from '#messages/drawing';
import type { Outcome } from '../domain/geometry/outcome';
import { textRuler } from '../ui/svg/text-width';
import type { Size } from '../ui/svg/use-size';
import './reason-note.css';

interface Drawn {
  /** false = nothing could be drawn. */
  readonly isDrawn: boolean;
  /** false = a screen stands where the driver would sit. */
  readonly hasDriver: boolean;
}

/** Why there is less to see than usual, said in the picture itself; null = all is there. */
export const reasonFor = (seen: Outcome<unknown>, { isDrawn, hasDriver }: Drawn): string | null => {
  if (!seen.ok) return exactWords.impossible[seen.reason];
  if (!isDrawn) return words.rig.tooLargeToDraw;
  return hasDriver ? null : words.rig.noRoomForDriver;
};

const reasonWidth = textRuler({ family: 'text', weight: 400, sizePx: 14 });

/** What a line loses because words are not broken. */
const raggedness = 1.15;

/** What the note takes at the bottom of the paper, with its margins. */
export const reasonHeight = (reason: string, { width }: Size): number =>
  44 + 20 * Math.ceil((reasonWidth(reason) * raggedness) / Math.max(100, width - 46));
