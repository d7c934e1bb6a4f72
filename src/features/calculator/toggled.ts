/** The list with the id at its end, or without it if it was there. */
export const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
