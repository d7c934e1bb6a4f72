import { words } from '#messages/rig-picture';
import { cutText, fittingSize, wrapText } from '../../ui/fit-text';
import { textRuler, type Lettering } from '../../ui/text-width';
import type { PictureFormat } from './picture-format';
import type { GameFacts, RigFacts } from './rig-facts';

/** One line of letters in the picture. */
export interface PlacedText extends Lettering {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly text: string;
  readonly tone: 'ink' | 'quiet' | 'answer' | 'warm';
  readonly anchor: 'start' | 'end';
}

export interface PictureLayout {
  readonly texts: readonly PlacedText[];
  /** Between the angles and the games; null = there are no games. */
  readonly ruleY: number | null;
}

/** From the top of a line to its baseline, and between baselines, in sizes of letters. */
const ascent = 0.8;
const lineHeight = 1.35;

const bold = { family: 'text', weight: 650 } as const;
const plain = { family: 'text', weight: 400 } as const;
const numbers = { family: 'numbers', weight: 700 } as const;

/** Where each letter of a picture goes. Games that there is no room for are counted at the end. */
export function pictureLayout(facts: RigFacts, site: Site, format: PictureFormat): PictureLayout {
  const { column } = format;
  const texts: PlacedText[] = [titleOf(facts.title, format), ...footOf(site, format)];
  if (facts.reason !== null) {
    texts.push(...reasonLines(facts.reason, format));
    return { texts, ruleY: null };
  }
  const { angle, small } = format.sizesPx;
  const labelY = column.y + ascent * small;
  const angleY = labelY + lineHeight * 0.85 * angle;
  const each = column.width / Math.max(2, facts.angles.length);
  facts.angles.forEach(({ name, value }, index) => {
    const x = column.x + index * each;
    texts.push(
      { ...plain, sizePx: small, x, y: labelY, text: name, tone: 'quiet', anchor: 'start' },
      { ...numbers, sizePx: angle, x, y: angleY, text: value, tone: 'answer', anchor: 'start' },
    );
  });
  const ruleY = angleY + small;
  texts.push(...gameLines(facts, format, ruleY + small));
  return { texts, ruleY };
}

/** Who made the picture. */
export interface Site {
  readonly name: string;
  readonly address: string;
}

function titleOf(title: string, { margin, width, title: { baseline, sizesPx } }: PictureFormat): PlacedText {
  const widest = width - 2 * margin;
  const sizePx = fittingSize(title, bold, widest, sizesPx);
  const text = cutText(title, { ...bold, sizePx }, widest);
  return { ...bold, sizePx, x: margin, y: baseline, text, tone: 'ink', anchor: 'start' };
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

function gameLines(facts: RigFacts, format: PictureFormat, top: number): readonly PlacedText[] {
  const { column, sizesPx } = format;
  const small = { ...plain, sizePx: sizesPx.small };
  const quiet = (text: string, y: number): PlacedText => ({
    ...small,
    x: column.x,
    y,
    text,
    tone: 'quiet',
    anchor: 'start',
  });
  const texts: PlacedText[] = [quiet(facts.gamesTitle, top + ascent * small.sizePx)];
  let y = top + lineHeight * small.sizePx;
  for (const [index, game] of facts.games.entries()) {
    const block = gameBlock(game, format, y);
    const left = facts.games.length - index;
    // One line is kept for the count, unless this is the last.
    const room = column.bottom - (left > 1 ? lineHeight * small.sizePx : 0);
    if (block.bottom > room) {
      texts.push(quiet(words.more(left), y + small.sizePx));
      break;
    }
    texts.push(...block.texts);
    y = block.bottom;
  }
  return texts;
}

/** A game's name and what it wants: beside each other, or below each other where that is too wide. */
function gameBlock(
  game: GameFacts,
  { column, sizesPx }: PictureFormat,
  top: number,
): { readonly texts: readonly PlacedText[]; readonly bottom: number } {
  const { x, width } = column;
  const nameSet = { ...plain, weight: 500, sizePx: sizesPx.game };
  const valueSet = { ...numbers, sizePx: game.measureNames === '' ? sizesPx.game : sizesPx.game * 0.85 };
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
    [game.measureNames, 'quiet'],
    [game.warning, 'warm'],
  ] as const)
    for (const line of text === '' ? [] : wrapText(text, smallSet, width)) {
      y += smallSet.sizePx * lineHeight;
      texts.push({ ...smallSet, x, y, text: line, tone, anchor: 'start' });
    }
  return { texts, bottom: y + sizesPx.game * 0.3 };
}
