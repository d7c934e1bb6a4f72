import { words as detailWords } from '#messages/game-details';
import { words } from '#messages/game-pages';
import { answerFor, measuresOf, numberOf } from '../domain/games/game-answer';
import type { ListedGame, ListedScale } from '../domain/games/types';
import type { ViewedRig } from '../domain/geometry/compute-view';
import type { Outcome } from '../domain/geometry/outcome';
import { toDegrees } from '../domain/geometry/units';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import { degreesText } from './angles';
import { exactValueText, gameTexts, measureLines } from './game-texts';
import { gameValueText } from './game-values';
import { gameName } from './game-name';

/** Texts of a game's page outside of its card, made of its record, so that a new record makes a new page. */
export interface GamePageTexts {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly questions: readonly GameQuestion[];
}

export interface GameQuestion {
  /** Fragment of the address. */
  readonly id: 'means' | 'limits' | 'triples' | 'curved' | 'which' | 'instead';
  readonly question: string;
  readonly answer: readonly string[];
}

/** Letters of a title that search engines show, with the site's name behind it. */
const maxTitleLength = 60;

/** @example gamePageTexts(gameById('acc')!, (title) => `${title} | Sightline`).heading // "Field of view in Assetto Corsa Competizione" */
export function gamePageTexts(game: ListedGame, documentTitle: (title: string) => string): GamePageTexts {
  const name = gameName(game);
  const title = words.title(name);
  return {
    title: documentTitle(title).length < maxTitleLength ? title : words.titleOfLongName(name),
    description: words.description[descriptionOf(game)](name),
    heading: words.heading(game.name),
    questions: game.scale ? questionsOf(game, game.scale) : questionsWithoutNumber(game),
  };
}

const descriptionOf = ({ scale, outOfTheBox }: ListedGame) =>
  scale ? 'number' : outOfTheBox?.fixed === undefined ? 'none' : 'seat';

/** Leaves out what the card shows: where it goes, and how sure that is. */
function questionsOf(game: ListedGame, scale: ListedScale): readonly GameQuestion[] {
  const { name } = game;
  const meaning = [words.meanings[scale.takes](name), exampleOf(game, scale)];
  return [
    { id: 'means', question: words.questions.means(name), answer: meaning },
    {
      id: 'limits',
      question: words.questions.limits,
      answer: limitSentences(game, scale),
    },
    { id: 'triples', question: words.questions.triples, answer: tripleSentences(game) },
    { id: 'curved', question: words.questions.curved, answer: curvedSentences(game) },
  ];
}

function exampleOf(game: ListedGame, scale: ListedScale): string {
  const { value } = gameTexts(game, defaultEntry);
  const answer = numberOf(answerFor(game, oneScreen()));
  return answer !== null && answer.setting.outOfRange !== null
    ? words.exampleBeyond(exactValueText(scale, answer.setting), value)
    : words.example(value);
}

function questionsWithoutNumber(game: ListedGame): readonly GameQuestion[] {
  const { name, evidence } = game;
  const why = 'reason' in evidence ? [detailWords.reasons[evidence.reason]] : [];
  return [
    { id: 'which', question: words.questions.which(name), answer: why },
    {
      id: 'instead',
      question: words.questions.instead,
      answer: [insteadSentence(game), words.instead.plan],
    },
  ];
}

/** View of the default rig, or of one derived from it, which is always possible. */
function seenBy(entry: RigEntry): ViewedRig {
  const seen: Outcome<ViewedRig> = exactAnswer(entry).seen;
  if (!seen.ok) throw new Error(`A page speaks of an impossible rig: ${seen.reason}.`);
  return seen.value;
}

const oneScreen = () => seenBy(defaultEntry);
const threeScreens = () => seenBy({ ...defaultEntry, screens: 'triple' });

function limitSentences(game: ListedGame, scale: ListedScale): readonly string[] {
  const { range, step } = scale;
  const value = (number: number) => gameValueText(number, scale);
  const { min = null, max = null } = numberOf(answerFor(game, oneScreen()))?.setting.limits ?? {};
  const hasBoth = min !== null && max !== null;
  const limits = !hasBoth
    ? words.limits.unknown
    : range?.kind === 'vertical'
      ? words.limits.bothAt(defaultEntry.screenRatio, value(min), value(max))
      : words.limits.both(value(min), value(max));
  const fixed = range?.kind === 'fixed' ? range : null;
  return [
    limits,
    ...(step === null ? [] : [words.limits.step(value(step))]),
    ...(fixed?.maxOverThreeScreens === undefined
      ? []
      : [words.limits.overThree(value(fixed.maxOverThreeScreens))]),
    ...(fixed?.doubtfulAbove === undefined ? [] : [words.limits.doubtful(value(fixed.doubtfulAbove))]),
    ...(hasBoth ? [words.limits.kept] : []),
  ];
}

function tripleSentences(game: ListedGame): readonly string[] {
  const names = measureLines(measuresOf(answerFor(game, threeScreens()))).map(({ name }) => name);
  return [
    detailWords.triple[game.triple.sentence],
    ...(names.length > 0 ? [words.measures([...new Set(names)])] : []),
  ];
}

function curvedSentences({ name, triple }: ListedGame): readonly string[] {
  const quantities = (triple.measures ?? []).map(({ quantity }) => String(quantity));
  const asksForRadius = quantities.includes('curve-radius');
  const asksForFlat = quantities.some((quantity) => quantity.startsWith('flat-'));
  return [
    words.curved.flat(name),
    ...(asksForRadius ? [words.curved.radius] : asksForFlat ? [words.curved.flatTriples] : []),
  ];
}

function insteadSentence(game: ListedGame): string {
  const { instead } = words;
  const { outOfTheBox } = game;
  const { seat } = gameTexts(game, defaultEntry);
  if (!seat || !outOfTheBox) return instead.byEye(degreesText(toDegrees(oneScreen().view.h)));
  const angle = degreesText(outOfTheBox.degrees, 0);
  return instead.seat(
    outOfTheBox.axis === 'vertical' ? instead.high(angle) : instead.wide(angle),
    seat.distance,
  );
}
