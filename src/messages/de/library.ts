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
};
