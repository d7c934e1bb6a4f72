import { language } from '#messages/language';
import type { Messages } from '../messages';

export const words: Messages['planScreens'] = {
  screen: {
    flat: (size, ratio) => `${size} ${ratio}`,
    curved: (size, ratio, radius) => `${size} ${ratio} ${radius}R`,
    three: (screen) => `3 × ${screen}`,
  },

  table: {
    showAll: (count) => `Alle ${count} zeigen`,
    showFewer: 'Weniger zeigen',
    none: '–',
  },
  facts: {
    h: 'Horizontales FOV',
    v: 'Vertikales FOV',
    sideAngle: 'Seitenwinkel',
    total: 'Gesamtwinkel',
    footprint: 'Platzbedarf',
    pixelsPerDegree: 'Pixel pro Grad',
  },
  footprint: (width, depth) => `${width} × ${depth}`,

  buy: {
    done: (screen) => `Dein Rig hat jetzt ${screen}`,
    want: {
      label: 'Ich will',
      help: 'Was an deinem Platz herauskommen soll',
      question: 'Was ist der Unterschied?',
      explanation:
        'Das horizontale FOV ist das eines Bildschirms, so wie die meisten Spiele danach fragen. Der Gesamtwinkel geht vom linken Rand aller Bildschirme bis zum rechten.',
    },
    wants: { h: 'Ein horizontales FOV', total: 'Einen Gesamtwinkel' },
    angle: {
      label: 'Winkel',
      help: 'So, wie deine Augen ihn sehen sollen',
      question: 'Von wo aus?',
      explanation: 'Aus dem Abstand, den du hier einträgst.',
    },
    distance: {
      label: 'Von deinen Augen',
      help: 'So weit weg, wie der Bildschirm stehen wird',
      question: 'Welcher Abstand ist das?',
      explanation:
        'Der deines Rigs oben, bis du hier einen anderen eintippst. „Übernehmen“ setzt ihn dort ein.',
    },
    screens: {
      label: 'Wie viele',
      help: 'Einer, drei oder was besser passt',
      question: 'Wie stehen drei?',
      explanation: 'Dir zugewandt, so weit weg wie der mittlere.',
    },
    screensOptions: { either: 'Einer oder drei', single: 'Ein Bildschirm', triple: 'Drei Bildschirme' },

    sentence: {
      h: {
        exact: ({ screen, angle, distance }) =>
          `${screen} bei ${distance}: horizontales FOV ${angle}, wie gewünscht.`,
        more: ({ screen, angle, distance, off }) =>
          `${screen} bei ${distance}: horizontales FOV ${angle}, ${off} mehr als gewünscht.`,
        less: ({ screen, angle, distance, off }) =>
          `${screen} bei ${distance}: horizontales FOV ${angle}, ${off} weniger als gewünscht.`,
      },
      total: {
        exact: ({ screen, angle, distance }) =>
          `${screen} bei ${distance}: Gesamtwinkel ${angle}, wie gewünscht.`,
        more: ({ screen, angle, distance, off }) =>
          `${screen} bei ${distance}: Gesamtwinkel ${angle}, ${off} mehr als gewünscht.`,
        less: ({ screen, angle, distance, off }) =>
          `${screen} bei ${distance}: Gesamtwinkel ${angle}, ${off} weniger als gewünscht.`,
      },
    },
    diagonal: (angle, size) => `Für genau ${angle}: ${size}, gleiche Form und Krümmung.`,
    noDiagonal: (angle) => `Keine Größe mit dieser Form und Krümmung kommt genau auf ${angle}.`,
    impossible: {
      h: (angle) => `Kein Bildschirm zeigt ${angle} in einem Bild; es müssen weniger als 180° sein.`,
      total: (angle, distance) => `Aus ${distance} kommst du mit keinen Bildschirmen auf ${angle}.`,
    },
    beyond: (games) => `Außerhalb des Bereichs: ${language.list(games)}.`,
    doubtful: (games) =>
      `Vielleicht außerhalb des Bereichs, die Quellen sind uneins: ${language.list(games)}.`,
    perhaps: (game) => `${game} (vielleicht)`,
    withinYours: 'Im Bereich deiner Spiele.',
    withinAsked: 'Im Bereich der beliebten Spiele.',

    caption: (distance) => `Gängige Bildschirme aus ${distance}. Wähl einen aus, dann wird er gezeichnet.`,
    columns: {
      screen: 'Bildschirm',
      off: 'Abweichung',
      h: 'Horizontal',
      v: 'Vertikal',
      sideAngle: 'Seitenwinkel',
      total: 'Gesamt',
      footprint: 'Platzbedarf',
      pixelsPerDegree: 'Pixel pro Grad',
      games: 'Außerhalb des Bereichs',
    },

    monitors: {
      title: 'Passende Monitore',
      loading: 'Die Monitorliste wird durchsucht.',
      failed: 'Die Monitorliste wurde nicht geladen.',
      tryAgain: 'Noch mal versuchen',
      item: (name, angle) => `${name}: ${angle}`,
      three: (name, angle) => `3 × ${name}: ${angle}`,
      use: (button, name) => `${button}: ${name}`,
    },
  },

  fit: {
    done: (screen, distance) => `Dein Rig hat jetzt ${screen} in ${distance} Abstand`,
    width: {
      label: 'Platz in der Breite',
      help: 'Von Tisch, Ständer oder Wand',
      question: 'Was zählt?',
      explanation: 'Die Bildschirme mit Rahmen, von oben gesehen.',
    },
    depth: {
      label: 'Platz in der Tiefe',
      help: 'Von der Rückseite des mittleren Bildschirms zu dir',
      question: 'Was zählt?',
      explanation:
        'Vom mittleren Bildschirm bis zu den äußeren Ecken der Seitenmonitore. Die Füße eines Ständers brauchen vielleicht mehr.',
    },
    want: {
      label: 'Ich will',
      help: 'Was da hineinpassen soll',
      question: 'Was ist das Beste, was passt?',
      explanation:
        'Bei einem Gesamtwinkel die größten Bildschirme, die passen. Sonst die breiteste Sicht, die passt, wenn dein Sitz bleibt, wo er ist, oder möglichst wenig rückt.',
    },
    wants: {
      total: 'Einen Gesamtwinkel',
      triple: 'Die besten drei Bildschirme',
      single: 'Den besten einzelnen Bildschirm',
    },
    angle: {
      label: 'Gesamtwinkel',
      help: 'Von Außenkante zu Außenkante',
      question: 'Was ist ein guter Gesamtwinkel?',
      explanation: 'Bei 180° sind die Außenkanten genau neben dir. Beide Augen zusammen sehen etwa 114°.',
    },

    sentence: {
      triple: ({ screen, angle, distance, side }) =>
        `${screen} bei ${distance}: Gesamtwinkel ${angle}, Seitenwinkel ${side}.`,
      single: ({ screen, angle, distance }) => `${screen} bei ${distance}: Gesamtwinkel ${angle}.`,
    },
    moved: (today) => `Bei ${today}, wo du heute sitzt, würde es nicht passen.`,
    doesNotFit: 'Es passt nicht.',
    none: (smallest, footprint) =>
      `Keine gängige Größe passt. Die kleinste, ${smallest}, braucht ${footprint}.`,
    noRoom: 'Beide Längen müssen größer als 0 sein.',
    noSpan: (angle) => `Keine gängige Größe kommt bei irgendeinem Abstand auf ${angle}.`,

    own: {
      fits: (footprint) => `Dein Rig heute braucht ${footprint}: passt.`,
      doesNotFit: (footprint) => `Dein Rig heute braucht ${footprint}: passt nicht.`,
    },
    bars: { width: 'Breite', depth: 'Tiefe' },
    flat: 'Er ist flach: In der Tiefe braucht er nur seinen Fuß.',
    left: (taken, room, left) => `${taken} von ${room}: ${left} übrig`,
    lacks: (taken, room, missing) => `${taken} von ${room}: ${missing} zu viel`,

    caption: 'Gängige Größen, und wo du dafür sitzen würdest. Wähl eine aus, dann wird sie gezeichnet.',
    columns: {
      screen: 'Bildschirm',
      fits: 'Passt',
      distance: 'Abstand',
      sideAngle: 'Seitenwinkel',
      total: 'Gesamt',
      width: 'Übrig in der Breite',
      depth: 'Übrig in der Tiefe',
    },
    fits: { yes: 'ja', no: 'nein' },
  },
};
