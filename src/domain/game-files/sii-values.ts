import type { FoundValue, FoundValues, Unreadable } from './found-value';
import { linesIn, valueIn } from './text-lines';

const opening = /^[ \t]*(\w+)[ \t]*:[ \t]*[\w.]+[ \t]*(?:(\{)[ \t]*)?$/;
const brace = { open: /^[ \t]*\{/, close: /^[ \t]*\}/ };
const comment = /^[ \t]*(?:#|\/\/)/;

interface Block {
  readonly type: string;
  readonly values: FoundValue[];
}

/** Every block of the file with its content. A block is `type : id {`, its brace in the same line or the next. */
const blocksIn = (text: string): readonly Block[] => {
  const blocks: Block[] = [];
  const lines = linesIn(text);
  let open: Block | null = null;
  for (const [number, line] of lines.entries()) {
    if (comment.test(line.text)) continue;
    const [, type = '', hasBrace = ''] = opening.exec(line.text) ?? [];
    if (type !== '' && (hasBrace !== '' || brace.open.test(lines[number + 1]?.text ?? '')))
      blocks.push((open = { type, values: [] }));
    else if (brace.close.test(line.text)) open = null;
    else {
      const value = open && valueIn(line, { sign: ':', section: null });
      if (value) open?.values.push(value);
    }
  }
  return blocks;
};

/** Left to right. Players may rename the blocks, but not reorder them. */
const screens = ['left', 'centre', 'right'] as const;

/** The three `monitor_config` blocks of `multimon_config.sii` as the sections left, centre and right. */
export const siiValues = (text: string): FoundValues | Unreadable => {
  const blocks = blocksIn(text);
  if (blocks.length === 0) return 'not-readable';
  const placeOf = ({ values }: Block): number => {
    const [place, another] = values.filter(({ key }) => key === 'normalized_x');
    return place && !another ? Number(text.slice(place.start, place.end) || NaN) : NaN;
  };
  const monitors = blocks
    .filter(({ type }) => type === 'monitor_config')
    .map((block) => ({ ...block, x: placeOf(block) }))
    .sort((a, b) => a.x - b.x);
  const places = new Set(monitors.map(({ x }) => x));
  if (monitors.length !== 3 || places.size !== 3 || places.has(NaN)) {
    return monitors.length === 0 ? 'not-readable' : 'not-three-screens';
  }
  return {
    values: monitors.flatMap(({ values }, index) =>
      values.map((value) => ({ ...value, section: screens[index] ?? null })),
    ),
    sections: screens,
  };
};
