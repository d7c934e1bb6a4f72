/** As many letters as a name may have, wherever it is kept or sent. */
export const maxNameLength = 60;

/** Without blanks around it, and no longer than that. */
export const shortName = (name: string): string => name.trim().slice(0, maxNameLength).trim();
