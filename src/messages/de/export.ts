import type { Messages } from '../messages';

export const words: Messages['export'] = {
  picture: 'Bild',
  csv: 'Alle Spiele als CSV',
  csvSaved: 'Alle Spiele als CSV-Datei gespeichert',
};
