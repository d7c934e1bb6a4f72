import type { Messages } from '../messages';

export const words: Messages['pageTools'] = {
  theme: {
    title: 'Design',
    system: 'System',
    light: 'Hell',
    dark: 'Dunkel',
  },

  shortcuts: {
    title: 'Tastenkürzel',
    close: 'Schließen',
    byKey: 'Die Taste ? öffnet diese Übersicht',
    byKeyHelp:
      'Schalte das aus, wenn deine Sprachsteuerung oder ein anderes Programm von selbst ein ? tippt. Dein Browser merkt es sich.',
    groups: [
      {
        title: 'Auf jeder Seite',
        keys: [
          { keys: ['?'], does: 'Öffnet diese Übersicht, außer beim Tippen in ein Feld' },
          { keys: ['Esc'], does: 'Schließt diese Übersicht, eine Erklärung oder eine Liste' },
        ],
      },
      {
        title: 'Auge und Seitenmonitore in der Zeichnung',
        keys: [
          { keys: ['↑', '↓', '←', '→'], does: 'Ein Schritt in Pfeilrichtung' },
          { keys: ['Bild ↑', 'Bild ↓'], does: 'Zehn Schritte' },
          { keys: ['Pos1', 'Ende'], does: 'Springt ans Ende des Bereichs' },
          { keys: ['Esc'], does: 'Setzt zurück' },
        ],
      },
      {
        title: 'Zahlenfelder',
        keys: [
          { keys: ['↑', '↓'], does: 'Ein Schritt mehr oder weniger' },
          { keys: ['Bild ↑', 'Bild ↓'], does: 'Zehn Schritte mehr oder weniger' },
        ],
      },
      {
        title: 'Zeilen des Ergebnisses',
        keys: [{ keys: ['←', '→'], does: 'Geht zu den anderen Knöpfen der Zeile, etwa dem des 1:1-Werts' }],
      },
      {
        title: 'Spiele und Monitore suchen',
        keys: [
          { keys: ['↑', '↓'], does: 'Geht durch die Liste' },
          { keys: ['Eingabe'], does: 'Nimmt den markierten Eintrag' },
          { keys: ['Esc'], does: 'Schließt die Liste der Spiele, leert dann das Feld' },
          { keys: ['Rücktaste'], does: 'Entfernt dein letztes Spiel, wenn das Feld leer ist' },
        ],
      },
      {
        title: 'Umschalter, Tabs und Regler',
        keys: [
          { keys: ['←', '→'], does: 'Vorheriger oder nächster; ein Schritt' },
          { keys: ['Bild ↑', 'Bild ↓'], does: 'Ein größerer Schritt am Regler' },
          { keys: ['Pos1', 'Ende'], does: 'Erster oder letzter Tab; Anfang oder Ende des Reglers' },
        ],
      },
      {
        title: 'Der Name eines Rigs',
        keys: [
          { keys: ['Eingabe'], does: 'Speichert, was du getippt hast' },
          { keys: ['Esc'], does: 'Stellt den alten Namen wieder her' },
        ],
      },
    ],
  },
};
