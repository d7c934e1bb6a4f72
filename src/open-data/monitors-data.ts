import { language } from '#messages/language';
import { attribution } from '../domain/monitors/packed-list';
import { sourceAddress } from '../domain/monitors/monitor-sources';
import type { MonitorRecord } from '../domain/monitors/monitor-table';
import { confidences, curveEvidences, monitorRemarks } from '../domain/monitors/types';
import { aboutFields, formatVersion } from './about';
import { flag, integer, list, number, object, oneOf, orNull, text, type ValueOf } from './shape';

const monitor = object('A monitor or TV. No two have the same maker and model.', {
  maker: text('Who sells it.'),
  model: text('Its name, with its code.'),
  aliases: list('Other codes that it is sold under.', text('A code.')),
  diagonalIn: number(
    'The diagonal of the lit picture in inches: the best figure there is, not the one on the box.',
  ),
  widthPx: integer('Pixels across.'),
  heightPx: integer('Pixels from top to bottom.'),
  litWidthMm: orNull(
    number('Width of the lit picture, along the glass where it is curved; null where it is not known.'),
  ),
  litHeightMm: orNull(number('Height of the lit picture; null where it is not known.')),
  curved: orNull(flag('Whether it is curved; null where not known.')),
  curveRadiusMm: orNull(
    number('The radius of the curve; null where it is flat, or the radius is not known.'),
  ),
  curveEvidence: orNull(
    oneOf(
      'Source of the curve, or of its absence. implied: no source says otherwise. null where no source says anything.',
      curveEvidences,
    ),
  ),
  confidence: oneOf(
    'How sure the record is. high: two databases agree within 1 %. low: one or two units, a size only from the name, or a contradiction.',
    confidences,
  ),
  checkedByHand: flag('Whether it was checked by hand; all others were put together by a program.'),
  remarks: list(
    'What to know before trusting it.',
    oneOf(
      'marketed-size: only the size on the box is known. includes-margin: the diagonal includes pixels that are never lit. bendable: its curve can be set, and the radius is the tightest.',
      monitorRemarks,
    ),
  ),
  sources: list('Where it is from.', text('An address.', { format: 'uri' })),
});

export const monitorsShape = object(
  'Monitors and TVs for racing rigs: size, pixels and curve, and who says so.',
  {
    ...aboutFields,
    monitors: list('Those checked by hand first; then by maker and model.', monitor),
  },
);

export type MonitorsFile = ValueOf<typeof monitorsShape>;

const monitorOf = (record: MonitorRecord): MonitorsFile['monitors'][number] => ({
  maker: record.maker,
  model: record.model,
  aliases: record.aliases,
  diagonalIn: record.diagonalIn,
  widthPx: record.resolution[0],
  heightPx: record.resolution[1],
  litWidthMm: record.activeAreaMm?.[0] ?? null,
  litHeightMm: record.activeAreaMm?.[1] ?? null,
  curved: record.curved,
  curveRadiusMm: record.curveRadiusMm,
  curveEvidence: record.curveEvidence,
  confidence: record.confidence,
  checkedByHand: record.isReviewed,
  remarks: record.remarks,
  sources: record.sources.map(sourceAddress),
});

/** @param digest As in `gamesFile`. */
export function monitorsFile(
  table: readonly MonitorRecord[],
  digest: (text: string) => string,
): MonitorsFile {
  const records = table.map(monitorOf);
  return {
    $schema: './monitors.schema.json',
    version: formatVersion,
    content: digest(JSON.stringify(records)),
    language: language.tag,
    attribution,
    licences: [
      {
        of: 'What is from BuildCores OpenDB',
        name: 'ODC-By-1.0',
        url: 'https://opendatacommons.org/licenses/by/1-0/',
      },
      {
        of: 'What is from linuxhw/EDID',
        name: 'CC-BY-4.0',
        url: 'https://creativecommons.org/licenses/by/4.0/',
      },
      { of: 'Selection, merging and changes', name: 'MIT', url: 'https://opensource.org/license/mit' },
    ],
    monitors: records,
  };
}
