import { language } from '#messages/language';
import type { Messages } from '../messages';
import { plural } from '../plural';

/** Maximum number of lines listed. */
const maxLines = 5;

const lineList = (lines: readonly number[]): string =>
  language.list([...lines.slice(0, maxLines).map(String), ...(lines.length > maxLines ? ['…'] : [])]);

const lineOrLines = (lines: readonly number[]): string =>
  plural(lines.length, { one: `Zeile ${lineList(lines)}`, other: `Zeilen ${lineList(lines)}` });

const inLines = (lines: readonly number[]): string =>
  plural(lines.length, { one: `in Zeile ${lineList(lines)}`, other: `in den Zeilen ${lineList(lines)}` });

export const words: Messages['files'] = {
  intro:
    'Wähl die Datei aus oder zieh sie hierher. Dein Browser liest sie, gesendet wird nichts. Du siehst jede Änderung, bevor etwas gespeichert wird.',
  choose: 'Datei auswählen',
  chooseAnother: 'Andere Datei auswählen',
  looksFor: 'Gesucht: {expected}',
  wouldChange: (count) =>
    plural(count, {
      one: `${count} Zeile in {name} würde sich ändern.`,
      other: `${count} Zeilen in {name} würden sich ändern.`,
    }),
  rightAlready: (count) =>
    plural(count, { one: `${count} Wert stimmt schon.`, other: `${count} Werte stimmen schon.` }),
  nothingChanges: 'In {name} ist nichts zu ändern.',
  changes: 'Das würde sich ändern',
  columns: { line: 'Zeile', before: 'Bisher', after: 'Neu', why: 'Warum' },
  problems: 'Bleibt unverändert',
  problem: {
    'section-missing': () =>
      '{place}: Diesen Abschnitt gibt es in deiner Datei nicht. Es wird nichts ergänzt.',
    'key-missing': () => '{place}: Diesen Schlüssel gibt es in deiner Datei nicht. Es wird nichts ergänzt.',
    twice: (lines) =>
      lines.length > 1
        ? `{place}: Kommt mehrmals vor (${lineOrLines(lines)}), also ist unklar, was gilt.`
        : '{place}: Der Abschnitt kommt mehrmals vor, also ist unklar, was gilt.',
    'not-understood': (lines) => `{place}: Unerwarteter Inhalt ${inLines(lines)}.`,
    'left-alone': (lines) => `{place}: Den Inhalt ${inLines(lines)} kennen wir nicht; er bleibt, wie er ist.`,
  },
  refusal: {
    'other-name': '{name} ist eine andere Datei. Dieses Spiel hat {expected}.',
    'other-content': '{name} heißt richtig, hat aber nicht den richtigen Inhalt.',
    'not-readable': '{name} ist nicht lesbar: unvollständig oder in einem anderen Format.',
    'not-three-screens': '{name} beschreibt keine drei Bildschirme nebeneinander.',
    'not-text': '{name} ist keine Textdatei.',
    'too-large': 'Diese Datei ist zu groß für eine Einstellungsdatei.',
  },
  notRead: 'Die Datei konnte nicht gelesen werden.',
  save: 'Angepasste Datei speichern',
  saved: 'Als {name} gespeichert. Leg sie dorthin, wo deine eigene liegt.',
  write: 'In meine Datei schreiben',
  writeNote: 'Dein Browser speichert vorher eine Kopie, {copy}.',
  written: '{name} ist geändert. Die Kopie {copy} liegt bei deinen Downloads.',
  notWritten:
    '{name} konnte nicht geschrieben werden: Vielleicht hat das Spiel sie offen, oder dein Browser durfte nicht. Speichere stattdessen die angepasste Datei.',
  changedSince: '{name} hat sich geändert, seit du sie ausgewählt hast. Das ist der jetzige Stand.',
  whichCamera: 'Mit welcher Kamera fährst du?',
  whichCameraNote:
    'Die Reihenfolge ist die der Kameraliste im Spiel; dass die Datei dieselbe hat, nehmen wir an. Wenn sich nichts ändert, probier eine andere.',
  camera: (place, name) => `${place}. ${name}`,
  cameraNow: (value) => `jetzt ${value}`,
  cameras: {
    chase: 'Verfolger',
    'far-chase': 'Verfolger, weiter weg',
    bonnet: 'Motorhaube',
    'dash-pro': 'Dash Pro',
    cockpit: 'Cockpit',
    dash: 'Armaturenbrett',
    helmet: 'Helm',
  },
  reasons: {
    number: 'Das FOV deines Bildschirms',
    span: 'Der Gesamtwinkel deiner drei Bildschirme',
    'cockpit-number': 'Das FOV der Cockpit-Ansicht, der fünften Kamera',
    'camera-number': 'Das FOV der ausgewählten Kamera',
    'game-minimum': 'Der kleinste Wert, den das Spiel zulässt. Dein Bildschirm bräuchte weniger',
    'game-maximum': 'Der größte Wert, den das Spiel zulässt. Dein Bildschirm bräuchte mehr',
    switch: 'Ohne das liest das Spiel den Wert nicht',
    'no-narrower-than-lit': 'Mit Rahmen ist dein Bildschirm nicht schmaler als sein Bild',
    'one-screen': 'Du hast einen Bildschirm',
    'three-screens': 'Du hast drei Bildschirme',
    'left-edge': 'Linker Rand dieses Bildes, von deinen Augen aus',
    'right-edge': 'Rechter Rand dieses Bildes, von deinen Augen aus',
    'own-views': 'Jeder Bildschirm hat eigene Werte',
    heading: 'Wohin dieser Bildschirm zeigt',
    'no-other-turn': 'Durch nichts anderes gedreht',
    'frustum-width': 'Breit genug für den entfernteren Rand',
    'frustum-height': 'Seine Höhe, von deinen Augen aus',
    'part-begins': 'Wo sein Teil dieses Bildes beginnt',
    'part-width': 'Wie breit sein Teil ist',
    'part-height': 'Die ganze Höhe',
  },
};
