import { words as appWords } from '#messages/app';
import { words } from '#messages/embed';
import { words as exactWords } from '#messages/exact';
import type { Game } from '../../domain/games/types';
import { toDegrees, type Units } from '../../domain/geometry/units';
import { writeLink } from '../../domain/links/link';
import type { RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { degreesFigure, degreesText } from '../../text/angles';
import type { FigureParts } from '../../text/figures';
import { gameTexts, type MeasureLine } from '../../text/game-texts';
import { gameName } from '../../text/game-name';

/** State of the embed. */
export interface EmbedState {
  readonly game: Game;
  readonly entry: RigEntry;
  readonly units: Units;
}

/** Texts of the embed; empty ones are hidden. */
interface EmbedAnswer {
  readonly game: string;
  /** The number to type; null = none. */
  readonly figure: FigureParts | null;
  /** Measures by name, in place of a number. */
  readonly lines: readonly MeasureLine[];
  /** Sentence in place of both: angle to aim at, or reason for no answer. */
  readonly sentence: string;
  /** Text to copy; null = none. */
  readonly plain: string | null;
  readonly warning: string;
  readonly note: string;
  /** Angles of one screen, and the side angle of three. */
  readonly angles: readonly MeasureLine[];
  /** One sentence for screen readers. */
  readonly summary: string;
  /** Fragment of the link to the site, with the same rig. */
  readonly fragment: string;
}

export function embedAnswer({ game, entry, units }: EmbedState): EmbedAnswer {
  const { view } = exactAnswer(entry);
  const fragment = writeLink({
    rigs: [{ name: '', entry }],
    myGame: null,
    games: [],
    game: game.id,
    units,
  });
  const nothing = {
    game: gameName(game),
    fragment,
    figure: null,
    lines: [],
    plain: null,
    warning: '',
    note: '',
  };
  if (!view.ok) {
    const sentence = exactWords.impossible[view.reason];
    return { ...nothing, sentence, angles: [], summary: sentence };
  }
  const { h, v, triple } = view.value;
  const angle = (id: 'horizontal' | 'vertical' | 'sideAngle', radians: typeof h): MeasureLine => ({
    name: exactWords.angles[id].term,
    text: degreesText(toDegrees(radians)),
    figure: degreesFigure(toDegrees(radians)),
  });
  const [across, up] = [angle('horizontal', h), angle('vertical', v)];
  const angles = [across, up, ...(triple ? [angle('sideAngle', triple.sideAngle)] : [])];
  const { value, figure, plain, isList, lines, warning, note, seat } = gameTexts(game, entry, units);
  const summaryOf = (answer: string) =>
    words.summary(gameName(game), answer, exactWords.summary(across.text, up.text));
  if (plain === null) {
    const sentence = seat ? exactWords.row.seat(seat.distance) : exactWords.game.byEye(across.text);
    const why = seat ? exactWords.game.seat[seat.level] : words.byEyeHow;
    return { ...nothing, sentence, note: why, angles, summary: summaryOf(sentence) };
  }
  return {
    ...nothing,
    ...(isList ? { lines } : { figure, note }),
    sentence: '',
    plain,
    warning,
    angles,
    summary: summaryOf(isList ? plain : value),
  };
}

/** Label of the copy button. @example copyLabel('iRacing') // "Copy the value for iRacing" */
export const copyLabel = (game: string): string => appWords.copying.copyValueFor(game);
