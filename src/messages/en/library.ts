/** Texts for users of the package and the command line. */
export const words = {
  /** Each follows the name of a field or an option. */
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
  report: {
    noReport: 'No line of this text begins a report: “sightline-measure 1”.',
    otherVersion: (line: number, text: string) =>
      `Line ${line} has a version that isn’t known here: “${text}”.`,
    missing: (key: string) => `The report has no line that begins with “${key}”.`,
    unreadable: (line: number, text: string) => `Line ${line} can’t be read: “${text}”.`,
    givenTwice: (line: number, text: string) => `Line ${line} says again what was said before: “${text}”.`,
    /** Reasons why readable numbers have no result. */
    refused: {
      'not-finite': 'A number in the report is none that a picture can have.',
      'numbers-equal': 'Two pictures of one zoom have the same number.',
      'not-flat': 'The picture isn’t flat: its edge and its middle grow differently.',
      'nothing-measured': 'The report has no measurement.',
      'pictures-disagree': 'The measurements contradict each other.',
    },
    otherGames: 'The reports are about different games: check each game’s alone.',
    verdict: {
      clear: (meaning: string) => `Clear: ${meaning}.`,
      scale: (meanings: string) =>
        `The rule is known, its axis is not: ${meanings}. A turned picture would tell.`,
      undecided: (meanings: string) => `Not decided between ${meanings}.`,
      'no-family': 'No known meaning fits.',
    },
    alike: (meanings: string) => `These pictures can’t tell it from ${meanings}.`,
    record: {
      agrees: 'Our record agrees.',
      'agrees-otherwise': 'Our record has that as another meaning of its number.',
      contradicts: 'Our record says something else.',
      'cannot-tell': 'Whether our record is right can’t be told from this.',
    },
    grade: {
      none: 'No report is clear.',
      reported: 'Reported: one report, or several of one picture ratio.',
      measured:
        'Measured, if the reports are from different people: their ratios differ, and one meaning fits them all.',
      disagree: 'The reports disagree.',
    },
  },
};
