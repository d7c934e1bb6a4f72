import { curveText, readCurve, readScreen, screenText } from './monitor-texts';
import { confidences, monitorRemarks, type Monitor, type MonitorRemark } from './types';

/** The list of monitors as transferred: a text per column, a line per monitor. docs/monitors.md has the form. */
export interface PackedList {
  readonly about: string;
  /** Number of monitors checked by hand, which come first. */
  readonly reviewed: number;
  /** Distinct screens. */
  readonly screens: string;
  /** Models, below a line with @ and their maker. */
  readonly models: string;
  /** Line number in `screens`, in base 36. */
  readonly screen: string;
  readonly curve: string;
  /** First letters. */
  readonly confidence: string;
  readonly remarks: string;
  readonly aliases: string;
}

/** The response is no list of monitors. */
export class MalformedList extends Error {}

/** Attribution required by the licences of both lists, inside the file, which may be copied from the site. */
export const attribution =
  'Contains information from BuildCores OpenDB (https://github.com/buildcores/buildcores-open-db), which is made available under the ODC Attribution License (https://opendatacommons.org/licenses/by/1-0/), and from linuxhw/EDID (https://github.com/linuxhw/EDID) by linux-hardware.org, licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/); selected, merged and changed.';

const lines = (texts: readonly string[]): string => texts.join('\n');

/** @example packMonitors(list).screen // "0\n1\n1\n2" */
export function packMonitors(list: readonly Monitor[]): PackedList {
  const counts = new Map<string, number>();
  for (const each of list) counts.set(screenText(each), (counts.get(screenText(each)) ?? 0) + 1);
  // Sorted by frequency: the most frequent get the shortest numbers.
  const screens = [...counts].sort((a, b) => b[1] - a[1]).map(([text]) => text);
  const numberOf = new Map(screens.map((text, index) => [text, index.toString(36)]));
  return {
    about: attribution,
    reviewed: list.filter(({ isReviewed }) => isReviewed).length,
    screens: lines(screens),
    models: lines(
      list.flatMap(({ maker, model }, index) =>
        list[index - 1]?.maker === maker ? [model] : [`@${maker}`, model],
      ),
    ),
    screen: lines(list.map((each) => numberOf.get(screenText(each)) ?? '')),
    curve: lines(list.map(curveText)),
    confidence: list.map(({ confidence }) => confidence[0]).join(''),
    remarks: lines(list.map(({ remarks }) => remarks.join(' '))),
    aliases: lines(list.map(({ aliases }) => aliases.join('|'))),
  };
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function textsOf(answer: unknown, keys: readonly (keyof PackedList)[]): readonly string[] {
  const texts = keys.map((key) => (isFields(answer) ? answer[key] : null));
  if (!texts.every((text) => typeof text === 'string'))
    throw new MalformedList('The answer is no list of monitors.');
  return texts;
}

/** Each model with its maker. Keeps empty lines, so that the columns stay aligned. */
function readNames(text: string): readonly Pick<Monitor, 'maker' | 'model'>[] {
  let maker = '';
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith('@')) return [{ maker, model: line }];
    maker = line.slice(1);
    return [];
  });
}

const isRemark = (text: string): text is MonitorRemark => monitorRemarks.some((remark) => remark === text);

const none: readonly string[] = [];
const listOf = (text: string | undefined, separator: string): readonly string[] =>
  text ? text.split(separator) : none;

/** Memoises a reader by text. */
function readOnce<Value>(read: (text: string) => Value): (text: string) => Value {
  const cache = new Map<string, Value>();
  return (text) => {
    const value = cache.get(text) ?? read(text);
    cache.set(text, value);
    return value;
  };
}

/**
 * Unpacks the list. Skips invalid monitors and second ones of a name; throws MalformedList if none is left or columns
 * differ in length.
 */
export function readMonitors(answer: unknown): readonly Monitor[] {
  const [screens = '', models = '', levels = '', ...rest] = textsOf(answer, [
    ...(['screens', 'models', 'confidence', 'screen', 'curve', 'remarks', 'aliases'] as const),
  ]);
  const [screenNumbers = [], curves = [], remarks = [], aliases = []] = rest.map((text) => text.split('\n'));
  const reviewed = (answer as Readonly<Record<string, unknown>>)['reviewed'];
  const names = readNames(models);
  if ([levels, screenNumbers, curves, remarks, aliases].some(({ length }) => length !== names.length))
    throw new MalformedList('The columns of the list of monitors are of different lengths.');
  const screenOf = screens.split('\n').map(readScreen);
  const curveOf = readOnce(readCurve);
  const byName = new Map<string, Monitor>();
  for (let line = 0; line < names.length; line++) {
    const { maker = '', model = '' } = names[line] ?? {};
    const screen = screenOf[parseInt(screenNumbers[line] ?? '', 36)];
    const curve = curveOf(curves[line] ?? '');
    const confidence = confidences.find((each) => each.startsWith(levels[line] ?? '?'));
    const name = `${maker} ${model}`;
    if (maker === '' || model === '' || !screen || !curve || !confidence || byName.has(name)) continue;
    byName.set(name, {
      line,
      maker,
      model,
      ...screen,
      ...curve,
      confidence,
      isReviewed: typeof reviewed === 'number' && line < reviewed,
      remarks: listOf(remarks[line], ' ').filter(isRemark),
      aliases: listOf(aliases[line], '|'),
    });
  }
  if (byName.size === 0) throw new MalformedList('The list of monitors has no entry that can be read.');
  return [...byName.values()];
}
