import type { Messages } from '../messages';

export const words: Messages['embedThis'] = {
  about:
    'Ein kleiner Rechner für deine eigene Seite. Er speichert nichts, sendet nichts und setzt kein Cookie.',
  game: 'Spiel',
  anyGame: 'Wählt der Besucher',
  theme: 'Design',
  themes: { visitor: 'Automatisch', light: 'Hell', dark: 'Dunkel' },
  units: 'Einheiten',
  snippet: 'Code für deine Seite',
  copy: 'Code kopieren',
  copied: 'Code kopiert',
  script: 'Die zweite Zeile gibt dem Rahmen die Höhe, die er braucht. Du kannst sie weglassen.',
  preview: 'Vorschau',
};
