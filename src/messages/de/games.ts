import { language } from '#messages/language';
import type { Messages } from '../messages';

const evidence: Messages['games']['evidence'] = {
  confirmed: 'Bestätigt',
  reported: 'Aus einer guten Quelle',
  believed: 'Wahrscheinlich, unbestätigt',
  none: 'Kein Wert bekannt',
};

const evidenceMeans: Messages['games']['evidenceMeans'] = {
  confirmed:
    'Bestätigt: durch Dateien, Unterlagen oder Mitarbeiter des Spiels oder durch zwei unabhängige Quellen.',
  reported: 'Aus einer guten Quelle, kurz „gemeldet“: Dagegen haben wir nichts gefunden.',
  believed:
    'Wahrscheinlich: Andere Rechner nehmen es so an, oder es ist erschlossen. Prüf es, bevor du dich darauf verlässt.',
  none: 'Kein Wert bekannt: Wir haben keine verlässliche Quelle gefunden, und kein Wert ist besser als ein geratener.',
};

export const words: Messages['games'] = {
  localNames: {},
  evidence,
  evidenceMeans,
  planSeat: 'Diesen Sitz planen',
  whatEvidenceMeans: (level) => `Was heißt „${level}“?`,
  groups: {
    picked: 'Deine Spiele',
    asked: 'Beliebte Spiele',
    others: 'Alle anderen, A bis Z',
    'other-sims': 'Andere Sims',
    ...evidence,
  },
  menus: {
    'camera-menu': 'Kameramenü',
    'content-manager-or-app':
      'Content Manager > Settings > Assetto Corsa > View oder die On-board-Settings-App im Auto',
    'field-of-view-calculator': 'Options > Display > Monitor > FOV-Rechner',
    'geometry-editor': 'Multiview > Geometrie-Editor (Strg und =)',
    'launcher-or-plugin': 'RSF-Launcher oder NGPCarMenu > Cockpit > Override FOV',
    'rendering-mode': 'Rendering-Modus Triple Screen',
    'seat-adjustment': 'F4 > Sitzeinstellung',
    'triple-screen-app': 'Triple-Screen-App im Auto',
  },
  measures: {
    list: (texts) => texts.join(' · '),
    names: {
      'each-width': 'Bildschirmbreite',
      width: 'Bildschirmbreite',
      height: 'Bildschirmhöhe',
      'lit-width': 'Bildschirmbreite',
      'framed-width': 'Monitorbreite mit Rahmen',
      'eye-distance': 'Sitzabstand',
      'side-angle': 'Seitenwinkel',
      'each-bezel': 'Rahmen',
      bezel: 'Rahmen',
      gap: 'Abstand zwischen den Bildern',
      'curve-radius': 'Krümmungsradius',
      centre: 'mittlerer Bildschirm',
      left: 'linker Bildschirm',
      right: 'rechter Bildschirm',
      borders: 'Ränder',
      'each-screen': 'jeder Bildschirm',
      'left-seam': 'linker Übergang',
      'right-seam': 'rechter Übergang',
    },
    named: (measures) => language.list(measures.map(({ name, text }) => `${name} ${text}`)),
  },
  scales: {
    'halved-below-60': 'unter 60 halbiert',
    'times-58': 'mal 58°',
    'twice-vertical': 'doppelter vertikaler Winkel',
    'dirt-rally': 'Regler: 0 ist 30°, 1 ist 70°',
    'dirt-rally-2': 'Regler: −5 ist 30°, 5 ist 70°',
    'at-16-9': 'die Breite bei 16:9',
    'ea-wrc': 'Kopfkamera: 0 ist 18°, 100 ist 68°',
    f1: 'Regler: 0 ist 77° breit bei 16:9',
    rbr: 'Radiant bei 4:3',
    'rbr-triples': 'Radiant: vertikal mal 4/3',
  },
  error: {
    exact: () => 'exakt',
    narrow: (angle) => `${angle} zu schmal`,
    wide: (angle) => `${angle} zu breit`,
  },
};
