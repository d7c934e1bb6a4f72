/** Longest name, in every place that stores or sends it. */
export const maxNameLength = 60;

/** Matches a visible character: no blank, no mark of direction or of zero width, no filler. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800]/u;

/** Trims and shortens a name. A name without visible characters becomes empty. */
export function shortName(name: string): string {
  const short = name.trim().slice(0, maxNameLength).trim();
  return visible.test(short) ? short : '';
}
