/** As many letters as a name may have, wherever it is kept or sent. */
export const maxNameLength = 60;

/** Something that can be seen: no blank, no mark of direction or of zero width, no filler. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800]/u;

/** Without blanks around it, and no longer than that. A name of which nothing is seen is none. */
export function shortName(name: string): string {
  const short = name.trim().slice(0, maxNameLength).trim();
  return visible.test(short) ? short : '';
}
