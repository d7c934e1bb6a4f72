import { words as detailWords } from '#messages/game-details';
import { words as gameWords } from '#messages/games';
import { words } from '#messages/game-pages';
import { gameFiles } from '../domain/game-files/game-files';
import { disagreementsOf, sourcesOf } from '../domain/games/game-sources';
import { limitsFor, settingFor } from '../domain/games/setting';
import type { Game, Scale } from '../domain/games/types';
import type { ViewedRig } from '../domain/geometry/compute-view';
import type { Outcome } from '../domain/geometry/outcome';
import { toDegrees } from '../domain/geometry/units';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import { degreesText } from './angles';
import { dayText } from './days';
import { exactValueText, gameTexts, measureLines, measuresOf } from './game-texts';
import { gameValueText } from './game-values';
import { menuText } from './menu-text';

/** What the page of one game says besides what its card does: made of its record, so that a new record makes a new page. */
export interface GamePageTexts {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly questions: readonly GameQuestion[];
}

export interface GameQuestion {
  /** For the address. */
  readonly id: 'means' | 'where' | 'limits' | 'triples' | 'curved' | 'sure' | 'which' | 'instead';
  readonly question: string;
  readonly answer: readonly Sentence[];
}

/** A sentence in which the names of a file and its keys may stand in braces. */
export interface Sentence {
  readonly text: string;
  readonly code?: Readonly<Record<string, string | undefined>>;
}

/** With the name of the site behind it, search engines show about this much of a title. */
const maxTitleLength = 60;

/** @example gamePageTexts(gameById('acc')!, (title) => `${title} | Sightline`).heading // "Field of view in Assetto Corsa Competizione" */
export function gamePageTexts(game: Game, documentTitle: (title: string) => string): GamePageTexts {
  const { name } = game;
  const title = words.title(name);
  return {
    title: documentTitle(title).length < maxTitleLength ? title : words.titleOfLongName(name),
    description: words.description[descriptionOf(game)](name),
    heading: words.heading(name),
    questions: game.scale ? questionsOf(game, game.scale) : questionsWithoutNumber(game),
  };
}

const descriptionOf = ({ scale, outOfTheBox }: Game) =>
  scale ? 'number' : outOfTheBox?.fixed === undefined ? 'none' : 'seat';

/** A sentence as search engines are told it. @example plainSentence({ text: 'In {path}.', code: { path: 'a.ini' } }) // "In a.ini." */
export const plainSentence = ({ text, code = {} }: Sentence): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => code[name] ?? '').replace(/\[([^[\]]+)\]\([^()]+\)/g, '$1');

const said = (...texts: readonly string[]): readonly Sentence[] => texts.map((text) => ({ text }));

/** What the card above says in full, such as notes on a file, is not said again. */
function questionsOf(game: Game, scale: Scale): readonly GameQuestion[] {
  const { name } = game;
  const meaning = said(words.meanings[scale.takes](name), exampleOf(game, scale));
  return [
    { id: 'means', question: words.questions.means(name), answer: meaning },
    { id: 'where', question: words.questions.where, answer: whereSentences(game) },
    { id: 'limits', question: words.questions.limits, answer: said(...limitSentences(game, scale)) },
    { id: 'triples', question: words.questions.triples, answer: said(...tripleSentences(game)) },
    { id: 'curved', question: words.questions.curved, answer: said(...curvedSentences(game)) },
    { id: 'sure', question: words.questions.sure, answer: said(...sureSentences(game)) },
  ];
}

function exampleOf(game: Game, scale: Scale): string {
  const { value } = gameTexts(game, defaultEntry);
  const setting = settingFor(game, oneScreen().view);
  const isBeyond = setting !== null && setting.outOfRange !== null;
  return isBeyond ? words.exampleBeyond(exactValueText(scale, setting), value) : words.example(value);
}

function questionsWithoutNumber(game: Game): readonly GameQuestion[] {
  const { name, evidence } = game;
  const why = evidence.level === 'confirmed' ? [] : [detailWords.reasons[evidence.reason]];
  return [
    { id: 'which', question: words.questions.which(name), answer: said(...why) },
    {
      id: 'instead',
      question: words.questions.instead,
      answer: said(insteadSentence(game), words.instead.plan),
    },
  ];
}

/** What the default rig, or one made of it, shows: what nobody can have got wrong. */
function seenBy(entry: RigEntry): ViewedRig {
  const seen: Outcome<ViewedRig> = exactAnswer(entry).seen;
  if (!seen.ok) throw new Error(`A page speaks of an impossible rig: ${seen.reason}.`);
  return seen.value;
}

const oneScreen = () => seenBy(defaultEntry);
const threeScreens = () => seenBy({ ...defaultEntry, screens: 'triple' });

function whereSentences(game: Game): readonly Sentence[] {
  const { menu, file } = game.where;
  const hasLines = [oneScreen(), threeScreens()].some((seen) => gameFiles(game, seen).length > 0);
  const inMenu = menu === null ? (file ? [] : [words.noMenu]) : [words.menu(menuText(menu))];
  const inFile = file ? [{ text: fileSentence(menu !== null, file.section !== undefined), code: file }] : [];
  const isNowhere = menu === null && file === null && !hasLines;
  return [
    ...said(...(isNowhere ? [words.nowhere] : inMenu)),
    ...inFile,
    ...said(...(hasLines ? [words.lines] : [])),
  ];
}

function fileSentence(hasMenu: boolean, hasSection: boolean): string {
  if (hasMenu) return hasSection ? words.fileWithSection : words.file;
  return hasSection ? words.fileOnlyWithSection : words.fileOnly;
}

function limitSentences(game: Game, scale: Scale): readonly string[] {
  const { range, step } = scale;
  const value = (number: number) => gameValueText(number, scale);
  const { min = null, max = null } = limitsFor(game, oneScreen().view) ?? {};
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

function tripleSentences(game: Game): readonly string[] {
  const names = measureLines(measuresOf(game, threeScreens())).map(({ name }) => name);
  return [
    detailWords.triple[game.triple.sentence],
    ...(names.length > 0 ? [words.measures([...new Set(names)])] : []),
  ];
}

function curvedSentences({ name, triple }: Game): readonly string[] {
  const quantities = (triple.measures ?? []).map(({ quantity }) => String(quantity));
  const asksForRadius = quantities.includes('curve-radius');
  const asksForFlat = quantities.some((quantity) => quantity.startsWith('flat-'));
  return [
    words.curved.flat(name),
    ...(asksForRadius ? [words.curved.radius] : asksForFlat ? [words.curved.flatTriples] : []),
  ];
}

function sureSentences(game: Game): readonly string[] {
  const { id, evidence } = game;
  const read = sourcesOf(id).map((source) => source.read);
  return [
    gameWords.evidenceMeans[evidence.level],
    ...(evidence.level === 'confirmed' ? [] : [detailWords.reasons[evidence.reason]]),
    read.length === 0 ? words.noSources : words.sources(read.length, dayText(read.toSorted().at(-1) ?? '')),
    ...(disagreementsOf(id).length > 0 ? [words.others] : []),
  ];
}

function insteadSentence(game: Game): string {
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
