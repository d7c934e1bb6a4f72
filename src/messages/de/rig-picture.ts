import { language } from '#messages/language';
import type { Messages } from '../messages';

export const words: Messages['rigPicture'] = {
  format: 'Format des Bildes',
  formats: { wide: 'Quer, 1200\u00a0×\u00a0630', tall: 'Hoch, 1080\u00a0×\u00a01350' },
  described: (rig, angles, games) =>
    language.sentences([`${language.list([rig, ...angles])}.`, language.list(games)]),
  angle: (name, value) => `${name} ${value}`,
  game: (name, value) => `${name}: ${value}`,

  save: 'Bild speichern',
  copy: 'Bild kopieren',
  sheet: 'Bild teilen …',
  saved: 'Bild gespeichert',
  copied: 'Bild kopiert',
  notCopied: 'Dein Browser hat das Kopieren des Bildes nicht erlaubt. Speichere es stattdessen.',
  notMade: 'Dein Browser konnte das Bild nicht erzeugen.',

  method: 'FOV nach 1:1',
  more: (count) => `und ${count} weitere`,
};
