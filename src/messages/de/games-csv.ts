import type { Messages } from '../messages';

export const words: Messages['gamesCsv'] = {
  columns: {
    id: 'Kennung',
    game: 'Spiel',
    takes: 'der Wert ist',
    spans: 'er gilt für',
    classic: 'Klassisch',
    value: '1:1',
    unit: 'Einheit',
    measures: 'Maße für drei Bildschirme',
    seat: 'feste Ansicht stimmt ab',
    warning: 'Hinweis',
    evidence: 'wie sicher',
    page: 'Seite',
  },
  classicAlone: {
    measures: 'Braucht Maße statt des klassischen Werts.',
    impossible: 'Nur klassisch: 1:1 hat keine Antwort.',
  },
  spans: {
    screen: 'einen Bildschirm',
    total: 'alle drei Bildschirme',
    'one-projection': 'ein flaches Bild über alle drei',
  },
  units: { degrees: 'Grad', radians: 'Radiant', times: 'x', none: '' },
};
