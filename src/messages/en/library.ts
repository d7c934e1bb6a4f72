/** What is said to those who use the formulas in a program of their own, or on the command line. */
export const words = {
  /** Each stands behind the name of a field or of an option. */
  takes: {
    length: {
      in: (given: string) => `takes a length like 27, 27in or 69cm, not "${given}".`,
      cm: (given: string) => `takes a length like 60, 24in or 3'4", not "${given}".`,
      mm: (given: string) => `takes a length like 8, 8mm or 0.3in, not "${given}".`,
    },
    angle: (given: string) => `takes an angle like 45, not "${given}".`,
    choice: (options: readonly string[], given: string) => `takes ${options.join(', ')}, not "${given}".`,
    ratio: (given: string) => `takes a ratio like 16:9, not "${given}".`,
    shape: (given: string) => `takes pixels like 3440x1440 or a ratio like 43:18, not "${given}".`,
    flag: (given: string) => `takes true or false, not "${given}".`,
  },
  field: (field: string, complaint: string) => `${field} ${complaint}`,
  unknownField: (field: string) => `A rig has no field "${field}".`,
  together: (one: string, other: string) => `${one} and ${other} go together.`,
  unknownGame: (id: string) => `There is no game with the id "${id}".`,
  noFile: (game: string) => `No file of ${game} is known that this rig would change.`,
};
