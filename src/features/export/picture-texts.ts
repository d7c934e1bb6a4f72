import { words } from '#messages/rig-picture';
import { cutText, fittingSize, wrapText } from './fit-text';
import { textRuler, type Lettering } from '../../ui/svg/text-width';
import type { PictureFormat } from './picture-format';
import type { GameFacts, RigFacts } from '../../text/rig-facts';

/** One line of text in the picture. */
interface PlacedText extends Lettering {
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly text: string;
  readonly tone: 'ink' | 'quiet' | 'answer' | 'warm';
  readonly anchor: 'start' | 'end';
}

export interface PictureTexts {
  readonly texts: readonly PlacedText[];
  /** Rule between the angles and the games; null = no games. */
  readonly ruleY: number | null;
}

/** Distance from the top of a line to its baseline, and between baselines, in font sizes. */
const ascent = 0.8;
const lineHeight = 1.35;

const bold = { family: 'text', weight: 650 } as const;
const plain = { family: 'text', weight: 400 } as const;
const numbers = { family: 'numbers', weight: 700 } as const;

/** Places all texts of a picture. Games without room are counted at the end. */
export function pictureTexts(facts: RigFacts, site: Site, format: PictureFormat): PictureTexts {
  const frame = [...titleOf(facts, format), ...footOf(site, format)];
  if (facts.reason !== null) return { texts: [...frame, ...reasonLines(facts.reason, format)], ruleY: null };
  const { angle, small } = format.sizesPx;
  const ruleY = format.column.y + 1.3 * angle + 1.8 * small;
  return {
    texts: [...frame, ...figureTexts(facts.figures, format), ...gameTexts(facts, format, ruleY + small)],
    ruleY,
  };
}

/** Name and address in the foot of the picture. */
export interface Site {
  readonly name: string;
  readonly address: string;
}

/** The rig's name; below a name by its owner, which may be long, it is smaller but whole. */
function titleOf(
  { rig, ownName }: RigFacts,
  { margin, width, title, foot }: PictureFormat,
): readonly PlacedText[] {
  const { baseline: y, sizesPx } = title;
  const beside = { ...plain, sizePx: foot.sizePx };
  const taken = ownName === '' ? 0 : textRuler(beside)(rig) + foot.sizePx;
  const widest = width - 2 * margin - taken;
  const shownTitle = ownName === '' ? rig : ownName;
  const lettering = { ...bold, sizePx: fittingSize(shownTitle, bold, widest, sizesPx) };
  const text = cutText(shownTitle, lettering, widest);
  return [
    { ...lettering, x: margin, y, text, tone: 'ink', anchor: 'start' },
    ...(ownName === ''
      ? []
      : [{ ...beside, x: width - margin, y, text: rig, tone: 'quiet', anchor: 'end' } as const]),
  ];
}

function footOf({ name, address }: Site, { margin, width, foot }: PictureFormat): readonly PlacedText[] {
  const { baseline: y, sizePx } = foot;
  const x = margin + 1.4 * sizePx;
  const afterName = x + textRuler({ ...bold, sizePx })(name) + 0.6 * sizePx;
  return [
    { ...bold, sizePx, x, y, text: name, tone: 'ink', anchor: 'start' },
    { ...plain, sizePx, x: afterName, y, text: address, tone: 'quiet', anchor: 'start' },
    { ...plain, sizePx, x: width - margin, y, text: words.method, tone: 'quiet', anchor: 'end' },
  ];
}

function reasonLines(reason: string, { column, sizesPx }: PictureFormat): readonly PlacedText[] {
  const lettering = { ...plain, sizePx: sizesPx.game };
  return wrapText(reason, lettering, column.width).map((text, index) => ({
    ...lettering,
    x: column.x,
    y: column.y + sizesPx.game * (ascent + lineHeight * index),
    text,
    tone: 'warm',
    anchor: 'start',
  }));
}

function figureTexts(
  figures: RigFacts['figures'],
  { column, sizesPx }: PictureFormat,
): readonly PlacedText[] {
  const each = column.width / Math.max(2, figures.length);
  const longest = figures.reduce(
    (longest, { value }) => (value.length > longest.length ? value : longest),
    '',
  );
  const { angle, small } = sizesPx;
  const sizePx = fittingSize(longest, numbers, each - small, [
    angle,
    0.9 * angle,
    0.8 * angle,
    0.7 * angle,
    0.6 * angle,
  ]);
  return figures.flatMap(({ name, value }, index): readonly PlacedText[] => {
    const x = column.x + index * each;
    const y = column.y + ascent * small;
    return [
      { ...plain, sizePx: small, x, y, text: name, tone: 'quiet', anchor: 'start' },
      { ...numbers, sizePx, x, y: y + 1.15 * angle, text: value, tone: 'answer', anchor: 'start' },
    ];
  });
}

/** Sets all games a little smaller if not all fit; those that still do not fit are counted. */
function gameTexts(facts: RigFacts, format: PictureFormat, top: number): readonly PlacedText[] {
  const { angle, game, small } = format.sizesPx;
  let texts: readonly PlacedText[] = [];
  for (const share of [1, 0.92, 0.84]) {
    const sizesPx = { angle, game: share * game, small: share * small };
    const lines = gameLines(facts, { ...format, sizesPx }, top);
    texts = lines.texts;
    if (lines.left === 0) break;
  }
  return texts;
}

function gameLines(
  { gamesTitle, games }: RigFacts,
  format: PictureFormat,
  top: number,
): { readonly texts: readonly PlacedText[]; /** How many have no room. */ readonly left: number } {
  const { column, sizesPx } = format;
  const { small } = sizesPx;
  const quiet = (text: string, y: number): PlacedText => ({
    ...plain,
    sizePx: small,
    x: column.x,
    y,
    text,
    tone: 'quiet',
    anchor: 'start',
  });
  const texts: PlacedText[] = [quiet(gamesTitle, top + ascent * small)];
  let y = top + lineHeight * small;
  for (const [index, game] of games.entries()) {
    const block = gameBlock(game, format, y);
    const left = games.length - index;
    // Reserves one line for the count, except at the last game.
    if (block.bottom > column.bottom - (left > 1 ? lineHeight * small : 0))
      return { texts: [...texts, quiet(words.more(left), y + lineHeight * small)], left };
    texts.push(...block.texts);
    y = block.bottom;
  }
  return { texts, left: 0 };
}

/** A game's name and answer: side by side, or stacked if that is too wide. */
function gameBlock(
  game: GameFacts,
  { column, sizesPx }: PictureFormat,
  top: number,
): { readonly texts: readonly PlacedText[]; readonly bottom: number } {
  const { x, width } = column;
  const nameSet = { ...plain, weight: 500, sizePx: sizesPx.game };
  const valueSet = { ...numbers, sizePx: !game.isList ? sizesPx.game : sizesPx.game * 0.85 };
  const smallSet = { ...plain, sizePx: sizesPx.small };
  const gap = sizesPx.game;
  const isBeside = textRuler(nameSet)(game.name) + gap + textRuler(valueSet)(game.value) <= width;

  const texts: PlacedText[] = [];
  let y = top + sizesPx.game * lineHeight;
  texts.push({
    ...nameSet,
    x,
    y,
    text: cutText(game.name, nameSet, width),
    tone: 'ink',
    anchor: 'start',
  });
  const value = { ...valueSet, tone: 'answer' } as const;
  if (isBeside) texts.push({ ...value, x: x + width, y, text: game.value, anchor: 'end' });
  else
    for (const text of wrapText(game.value, valueSet, width)) {
      y += valueSet.sizePx * lineHeight;
      texts.push({ ...value, x, y, text, anchor: 'start' });
    }
  for (const [text, tone] of [
    [game.caption, 'quiet'],
    [game.warning, 'warm'],
  ] as const)
    for (const line of text === '' ? [] : wrapText(text, smallSet, width)) {
      y += smallSet.sizePx * lineHeight;
      texts.push({ ...smallSet, x, y, text: line, tone, anchor: 'start' });
    }
  return { texts, bottom: y + sizesPx.game * 0.3 };
}
