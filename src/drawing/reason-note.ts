import { words as exactWords } from '#messages/exact';
import { words } from '#messages/drawing';
import type { Outcome } from '../domain/geometry/outcome';
import { textRuler } from '../ui/svg/text-width';
import type { Size } from '../ui/svg/use-size';
import './reason-note.css';

/** without-driver: a screen stands in the driver's place. */
type Drawn = 'whole' | 'without-driver' | 'nothing';

/** Reason why parts of the drawing are missing, shown in it; null = complete. */
export const reasonWhy = (seen: Outcome<unknown>, drawn: Drawn): string | null => {
  if (!seen.ok) return exactWords.impossible[seen.reason];
  if (drawn === 'nothing') return words.rig.tooLargeToDraw;
  return drawn === 'whole' ? null : words.rig.noRoomForDriver;
};

const reasonWidth = textRuler({ family: 'text', weight: 400, sizePx: 14 });

/** Share of a line that is lost because words are not broken. */
const raggedness = 1.15;

/** Height of the note at the bottom of the paper, with its margins. */
export const reasonHeight = (reason: string, { width }: Size): number =>
  44 + 20 * Math.ceil((reasonWidth(reason) * raggedness) / Math.max(100, width - 46));
