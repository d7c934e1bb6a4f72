import type { Messages } from '../messages';

export const words: Messages['myGame'] = {
  label: 'Dein Spiel und dein Bildschirm',
  lines: ['Ich fahre {game}', 'auf {screens} {size} {ratio},', '{distance} vor meinen Augen.'],
  game: 'Mein Spiel',
  screens: 'Meine Bildschirme',
  size: 'Größe meines Bildschirms',
  ratio: 'Format meines Bildschirms',
  distance: 'Mein Abstand',
  counts: { single: 'einem', triple: 'drei' },
  sizes: {
    plain: (size) => size,
    ultrawide: (size) => `${size} Ultrawide`,
    superUltrawide: (size) => `${size} Super-Ultrawide`,
    tv: (size) => `${size} Fernseher`,
  },
  findMonitor: 'Meinen Monitor finden …',
  measure: 'Weiß ich nicht: mit einer Bankkarte messen …',

  suggestions: 'Spiele',
  noMatch: 'Kein Spiel gefunden.',

  typeIn: 'Eingeben unter',
  typeTheseIn: 'Diese Werte eingeben unter',
  nowhere: 'Im Menü oder in einer Datei; wir kennen beides nicht',
  unknown: 'Keine Zahl bekannt',
  answer: (game, value) => `${game}: ${value}`,
  forRig: (size, distance) => `für ${size} bei\u00a0${distance}`,

  copy: (value) => `${value} kopieren`,
  copyAll: 'Alle kopieren',
  start: 'Jetzt berechnen',
  all: (count) => `Alle ${count} Spiele`,
};
