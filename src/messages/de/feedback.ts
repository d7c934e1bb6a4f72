import type { Messages } from '../messages';

export const words: Messages['feedback'] = {
  title: (game) => `Stimmt es in ${game}?`,
  close: 'Schließen',
  weSay: (value, rig) => `Wir sagen **${value}** für ${rig}.`,
  measureTitle: 'Miss nach',
  measureLead:
    'Zwei bis vier Screenshots klären es: was der Wert bedeutet und was du eintippst. Sie bleiben in deinem Browser.',
  measure: 'Nachmessen',
  writeTitle: 'Oder schreib uns',
  writeLead: 'Diese Seite sendet nichts. Kopier diese Zeilen und poste sie, oder schick sie als Mail.',
  verdict: 'Stimmt unser Wert?',
  verdicts: { right: 'Er stimmt', wrong: 'Er stimmt nicht' },
  version: 'Version des Spiels, wenn du magst',
  typed: 'Was du eingetippt hast',
  seen: {
    right: 'Woran du es siehst, wenn du magst',
    wrong: 'Was im Spiel passiert ist',
  },
  label: 'Deine Zeilen',
  copy: 'Zeilen kopieren',
  copied: 'Kopiert.',
  notCopied: 'Dein Browser lässt die Seite nicht kopieren. Markier die Zeilen und kopier sie selbst.',
  mail: 'Mailen',
  subject: (game, isRight) => `${isRight ? 'Stimmt' : 'Stimmt nicht'}: ${game}`,
  block: ({ game, isRight, version, rig, link, value, typed, seen }) =>
    `Spiel: ${game}\nVersion: ${version}\nAufbau: ${rig}\n${link}\nSightline sagt: ${value}\nEingetippt: ${typed}\nStimmt: ${isRight ? 'ja' : 'nein'}\nIm Spiel: ${seen}`,
};
