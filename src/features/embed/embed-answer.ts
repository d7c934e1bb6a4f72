import { words as appWords } from '#messages/app';
import { words } from '#messages/embed';
import { words as exactWords } from '#messages/exact';
import type { Game } from '../../domain/games/types';
import { toDegrees, type Units } from '../../domain/geometry/units';
import { writeLink } from '../../domain/links/link';
import type { RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { degreesText } from '../../text/angles';
import { gameTexts, type MeasureLine } from '../../text/game-texts';

/** What the embedded calculator is about. */
export interface EmbedState {
  readonly game: Game;
  readonly entry: RigEntry;
  readonly units: Units;
}

/** All that it shows of a rig. Empty texts are not shown. */
interface EmbedAnswer {
  readonly game: string;
  /** The number with its unit. */
  readonly value: string;
  /** Instead of a number what the game asks for, each measure by its name. */
  readonly lines: readonly MeasureLine[];
  /** Instead of both what to aim at, or why there is no answer. */
  readonly sentence: string;
  /** As it is copied; null = there is nothing to copy. */
  readonly plain: string | null;
  readonly warning: string;
  readonly note: string;
  /** What a screen covers; of three also how far the side ones are turned. */
  readonly angles: readonly MeasureLine[];
  /** In one sentence. */
  readonly summary: string;
  /** What stands behind the `#` of the site's address, to go on there. */
  readonly fragment: string;
}

export function embedAnswer({ game, entry, units }: EmbedState): EmbedAnswer {
  const { view } = exactAnswer(entry);
  const fragment = writeLink({
    rigs: [{ name: '', entry }],
    games: [],
    game: game.id,
    method: 'exact',
    units,
  });
  const nothing = { game: game.name, fragment, value: '', lines: [], plain: null, warning: '', note: '' };
  if (!view.ok) {
    const sentence = exactWords.impossible[view.reason];
    return { ...nothing, sentence, angles: [], summary: sentence };
  }
  const { h, v, triple } = view.value;
  const angle = (id: 'horizontal' | 'vertical' | 'sideAngle', radians: typeof h): MeasureLine => ({
    name: exactWords.angles[id].term,
    text: degreesText(toDegrees(radians)),
  });
  const [across, up] = [angle('horizontal', h), angle('vertical', v)];
  const angles = [across, up, ...(triple ? [angle('sideAngle', triple.sideAngle)] : [])];
  const { value, plain, isList, lines, warning, note, seat } = gameTexts(game, entry, units);
  const said = (answer: string) => words.summary(game.name, answer, exactWords.summary(across.text, up.text));
  if (plain === null) {
    const sentence = seat ? exactWords.row.seat(seat.distance) : exactWords.game.byEye(across.text);
    const why = seat ? exactWords.game.seat[seat.level] : words.byEyeHow;
    return { ...nothing, sentence, note: why, angles, summary: said(sentence) };
  }
  return {
    ...nothing,
    ...(isList ? { lines } : { value, note }),
    sentence: '',
    plain,
    warning,
    angles,
    summary: said(isList ? plain : value),
  };
}

/** What the button beside it is called. @example copyLabel('iRacing') // "Copy the value for iRacing" */
export const copyLabel = (game: string): string => appWords.copying.copyValueFor(game);
