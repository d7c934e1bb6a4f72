import type { Messages } from '../messages';

export const words: Messages['rigPicture'] = {
  format: 'Format des Bildes',
  formats: { wide: 'Quer, 1200 × 630', tall: 'Hoch, 1080 × 1350' },
  described: (rig, angles, games) => `${[rig, ...angles].join(', ')}. ${games.join(', ')}`,
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
