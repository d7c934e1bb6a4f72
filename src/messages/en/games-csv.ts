import type { Unit } from '../../domain/games/record-types';
import type { Span } from '../../domain/games/setting';

/** CSV of all games, for spreadsheets. */
export const words = {
  columns: {
    id: 'id',
    game: 'game',
    takes: 'the number is',
    spans: 'it spans',
    classic: 'Classic',
    value: '1:1',
    unit: 'unit',
    measures: 'measurements for three screens',
    seat: 'its fixed view is right from',
    warning: 'warning',
    evidence: 'how sure',
    page: 'page',
  },
  /** The Classic number alone. */
  classicAlone: {
    measures: 'Needs measurements, not the Classic number.',
    impossible: 'Classic only: 1:1 has no answer.',
  },
  spans: {
    screen: 'one screen',
    total: 'all three screens',
    'one-projection': 'one flat picture over all three',
  } satisfies Record<Span, string>,
  units: { degrees: 'degrees', radians: 'radians', times: 'x', none: '' } satisfies Record<Unit, string>,
};
