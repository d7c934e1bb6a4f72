import { language } from '#messages/language';
import type { Messages } from '../messages';

const evidence: Messages['games']['evidence'] = {
  confirmed: 'Bestätigt',
  measured: 'Von Spielern gemessen',
  reported: 'Aus einer guten Quelle',
  believed: 'Wahrscheinlich, unbestätigt',
  none: 'Kein Wert bekannt',
  own: 'Von dir gemessen',
  shared: 'Gemessen, aus dem Link',
};

const evidenceMeans: Messages['games']['evidenceMeans'] = {
  confirmed:
    'Bestätigt: durch Dateien, Unterlagen oder Mitarbeiter des Spiels oder durch zwei unabhängige Quellen.',
  measured: 'Gemessen: Screenshots zweier Spieler, von Bildschirmen verschiedener Form, stimmen überein.',
  reported: 'Aus einer guten Quelle, kurz „gemeldet“: Dagegen haben wir nichts gefunden.',
  believed:
    'Wahrscheinlich: Andere Rechner nehmen es so an, oder es ist erschlossen. Prüf es, bevor du dich darauf verlässt.',
  none: 'Kein Wert bekannt: Wir haben keine verlässliche Quelle gefunden, und kein Wert ist besser als ein geratener.',
  own: 'Von dir gemessen, aus deinen Screenshots. Geprüft hat es niemand.',
  shared: 'Gemessen, aus dem geöffneten Link. Geprüft hat es niemand.',
};

export const words: Messages['games'] = {
  localNames: { 'raceroom-legacy': ['raceroom vor 2022'], 'dirt-rally-file': ['dirt rally datei'] },
  qualifiers: {
    'by-file': 'per Datei',
    'before-2022': 'vor 2022',
    'with-openrbrtriples': 'mit openRBRTriples',
    'with-tweaker': 'mit Openplanet Tweaker',
  },
  evidence,
  evidenceMeans,
  planSeat: 'Diesen Sitz planen',
  whatEvidenceMeans: (level) => `Was heißt „${level}“?`,
  groups: {
    picked: 'Deine Spiele',
    popular: 'Beliebte Spiele',
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
      'side-width': 'Breite seitlich',
      'side-height': 'Höhe seitlich',
      'side-distance': 'Abstand seitlich',
    },
    named: (measures) => language.list(measures.map(({ name, text }) => `${name} ${text}`)),
  },
  scales: {
    'halved-below-60': { short: 'unter 60 halbiert', full: 'unter 60 halbiert' },
    'times-58': { short: 'mal 58°', full: 'mal 58°' },
    'twice-vertical': { short: 'doppelter vertikaler Winkel', full: 'doppelter vertikaler Winkel' },
    'dirt-rally': { short: 'Regler', full: 'Regler: 0 ist 30°, 1 ist 70°' },
    'dirt-rally-2': { short: 'Regler', full: 'Regler: −5 ist 30°, 5 ist 70°' },
    'at-16-9': { short: 'die Breite bei 16:9', full: 'die Breite bei 16:9' },
    'ea-wrc': { short: 'Kopfkamera', full: 'Kopfkamera: 0 ist 18°, 100 ist 68°' },
    f1: { short: 'Regler', full: 'Regler: 0 ist 77° breit bei 16:9' },
    rbr: { short: 'Radiant bei 4:3', full: 'Radiant bei 4:3' },
    'rbr-triples': { short: 'Radiant', full: 'Radiant: vertikal mal 4/3' },
    own: { short: 'eigene Skala', full: 'wie gemessen' },
  },
  error: {
    exact: () => 'exakt',
    narrow: (angle) => `${angle} zu schmal`,
    wide: (angle) => `${angle} zu breit`,
  },
};
