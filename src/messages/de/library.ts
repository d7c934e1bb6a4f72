import type { Messages } from '../messages';

export const words: Messages['library'] = {
  takes: {
    length: {
      in: (given) => `braucht eine Länge wie 27, 27in oder 69cm, nicht „${given}“.`,
      cm: (given) => `braucht eine Länge wie 60, 24in oder 3'4", nicht „${given}“.`,
      mm: (given) => `braucht eine Länge wie 8, 8mm oder 0.3in, nicht „${given}“.`,
    },
    angle: (given) => `braucht einen Winkel wie 45, nicht „${given}“.`,
    choice: (options, given) => `braucht eines von ${options.join(', ')}, nicht „${given}“.`,
    ratio: (given) => `braucht ein Seitenverhältnis wie 16:9, nicht „${given}“.`,
    shape: (given) => `braucht Pixel wie 3440x1440 oder ein Verhältnis wie 43:18, nicht „${given}“.`,
    flag: (given) => `braucht true oder false, nicht „${given}“.`,
  },
  field: (field, complaint) => `${field} ${complaint}`,
  unknownField: (field) => `Ein Rig hat kein Feld „${field}“.`,
  together: (one, other) => `${one} und ${other} gehören zusammen.`,
  unknownGame: (id) => `Es gibt kein Spiel mit der Kennung „${id}“.`,
  noFile: (game) => `Für ${game} ist keine Datei bekannt, die dieses Rig ändern würde.`,
  report: {
    noReport: 'Keine Zeile dieses Textes beginnt einen Bericht: „sightline-measure 1“.',
    otherVersion: (line, text) => `Zeile ${line} hat eine Version, die hier nicht bekannt ist: „${text}“.`,
    missing: (key) => `Der Bericht hat keine Zeile, die mit „${key}“ beginnt.`,
    unreadable: (line, text) => `Zeile ${line} ist nicht lesbar: „${text}“.`,
    givenTwice: (line, text) => `Zeile ${line} sagt noch einmal, was schon dasteht: „${text}“.`,
    refused: {
      'not-finite': 'Eine Zahl im Bericht kann kein Bild haben.',
      'numbers-equal': 'Zwei Bilder eines Zooms haben dieselbe Zahl.',
      'not-flat': 'Das Bild ist nicht eben: Rand und Mitte wachsen verschieden.',
      'nothing-measured': 'Der Bericht enthält keine Messung.',
      'pictures-disagree': 'Die Messungen widersprechen sich.',
    },
    otherGames: 'Die Berichte sind über verschiedene Spiele: prüfe die jedes Spiels allein.',
    verdict: {
      clear: (meaning) => `Klar: ${meaning}.`,
      scale: (meanings) =>
        `Die Regel ist bekannt, ihre Achse nicht: ${meanings}. Ein gedrehtes Bild würde es zeigen.`,
      undecided: (meanings) => `Nicht entschieden zwischen ${meanings}.`,
      'no-family': 'Keine bekannte Bedeutung passt.',
    },
    alike: (meanings) => `Diese Bilder unterscheiden es nicht von ${meanings}.`,
    record: {
      agrees: 'Unser Eintrag stimmt überein.',
      'agrees-otherwise': 'Unser Eintrag kennt das als andere Bedeutung seiner Zahl.',
      contradicts: 'Unser Eintrag sagt etwas anderes.',
      'cannot-tell': 'Ob unser Eintrag stimmt, lässt sich daraus nicht sagen.',
    },
    grade: {
      none: 'Kein Bericht ist klar.',
      reported: 'Berichtet: ein Bericht, oder mehrere mit einem Bildverhältnis.',
      measured:
        'Gemessen, falls die Berichte von verschiedenen Leuten sind: ihre Verhältnisse unterscheiden sich, und eine Bedeutung passt zu allen.',
      disagree: 'Die Berichte widersprechen sich.',
    },
  },
};
