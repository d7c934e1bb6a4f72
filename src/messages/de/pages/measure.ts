import type { Messages } from '../../messages';

export const measurePage: Messages['pages']['measure'] = {
  title: 'Das FOV deines Spiels messen',
  description:
    'Zwei bis vier Screenshots zeigen, was der FOV-Wert in deinem Spiel bedeutet. Ohne Lineal, und kein Bild verlässt deinen Browser.',
  keywords: 'FOV messen, vertikales oder horizontales FOV, Screenshots, Sichtfeld, Rennspiele',
  heading: 'Miss dein Spiel aus',
  lead: 'Zwei bis vier Screenshots zeigen, was der Wert in deinem Spiel bedeutet und was du für dein Rig einträgst. Du brauchst kein Lineal, und kein Bild verlässt deinen Browser.',
  stepsTitle: 'In fünf Schritten',
  steps: {
    stand: {
      title: 'Stehen bleiben',
      text: 'Halte bei Tag auf der Strecke an, mit fernen Dingen im Blick: einer Tribüne, Bäumen, einem Hügel. Nimm die Cockpit-Ansicht. Schalte HUD, Bewegungsunschärfe, Kopfbewegung und alles aus, was das Bild verbiegt.',
    },
    numbers: {
      title: 'Drei Werte',
      text: 'Mach einen Screenshot mit einem kleinen Wert, einen mit einem mittleren und einen mit dem weitesten Bild. Ändere sonst nichts, und merk dir die Werte. Zwei gehen auch; sie zeigen weniger.',
    },
    turn: {
      title: 'Zur Seite sehen',
      text: 'Sieh beim Wert mit dem weitesten Bild ein Viertel bis ein halbes Bild zur Seite, mit Blicktaste, Maus oder Stick. Dreh nicht das Auto. Mach den vierten Screenshot.',
    },
    mark: {
      title: 'Dasselbe markieren',
      text: 'Gib die Bilder unten hinein und trag ihre Werte ein. Markiere vier ferne Dinge in beiden Bildern eines Paars: an beiden Seiten dessen, was sie gemeinsam haben, in verschiedener Höhe. Oder lass es die Seite ohne Klicks versuchen, und sieh dir an, was sie gefunden hat.',
    },
    read: {
      title: 'Ergebnis lesen',
      text: 'Du siehst, was der Wert bedeutet, wie sicher das ist und was du für dein Rig einträgst. Ein paar Zeilen mit Zahlen lassen es andere nachrechnen.',
    },
  },
  notesTitle: 'Worauf du achten solltest',
  notes: [
    'Wiederholung, Fotomodus und Verfolgerkameras haben ein eigenes FOV.',
    'Tempo kann die Ansicht ändern: Bleib stehen, oder drück Pause.',
    'Schneide bei einem Fenster Rahmen und Titelleiste weg.',
    'Schneide von drei Bildschirmen den mittleren aus; zeigt das Spiel ein flaches Bild über alle drei, nimm das ganze.',
    'Markiere Dinge an Land, mehr als 100\u00a0m entfernt. Wolken, dein Auto und andere Autos bewegen sich.',
    'Geteilte Screenshots einer Konsole sind in Ordnung. Fotos vom Bildschirm nicht.',
    'Lässt das Ergebnis zwei Bedeutungen zu, die auf deinem Bildschirm dasselbe sind, mach noch ein Bild mit demselben Wert, in einem Fenster anderer Form wie 4:3.',
    'Einen HDR-Screenshot (.jxr) kann kein Browser öffnen: Speichere ihn vorher als PNG.',
  ],
  whyTitle: 'Warum es geht',
  why: [
    'Ein anderer Wert vergrößert das Bild um seine Mitte. Wie stark, verrät die Regel hinter dem Wert, aber nicht, ob er von unten nach oben oder von links nach rechts zählt: Das hebt sich auf.',
    'Ein gedrehter Blick verrät es. Eine Drehung bewegt den Rand eines Bildes weiter als seine Mitte, und wie viel weiter, hängt allein vom Winkel des Bildes ab.',
  ],
  missing: {
    withoutScript: 'Das Messen braucht JavaScript: Dein Browser liest die Bilder selbst.',
    notArrived: 'Das Werkzeug ist nicht geladen.',
    advice: 'Du hast nichts verloren: Es hatte noch nicht angefangen.',
    reload: 'Seite neu laden',
  },
};
