import { words } from '#messages/game-details';
import { words as gameWords } from '#messages/games';
import { language } from '#messages/language';
import type { Game, NoteCode } from '../domain/games/types';

/** Notes about three screens; all others are about the number. */
const tripleNotes: readonly NoteCode[] = ['lmu'];

/**
 * Certainty of a game's number, with the reason and the game's note.
 *
 * @param numberCounts False if measures replace the number.
 * @example howSureText(gameById('acc')!, true) // "Confirmed."
 */
export function howSureText({ evidence, note }: Game, numberCounts: boolean): string {
  return language.sentences([
    words.evidenceSentence(gameWords.evidence[evidence.level]),
    ...('reason' in evidence ? [words.reasons[evidence.reason]] : []),
    ...(note !== undefined && (numberCounts || tripleNotes.includes(note)) ? [words.notes[note]] : []),
  ]);
}
