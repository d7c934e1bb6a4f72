const maxLength = 80;

const signs = /^[\p{L}\p{N} _.,:+*!$%&#~()[\]'|/-]+$/u;

/** Marks of paths and addresses, which may tell who the player is. */
const privateMarks = /[\\@]|\/\/|^[a-z]:(?:\/|$)|(?:^|\/)(?:home|users)\//i;

/**
 * Whether a text may be the name of a setting, and not a path, an address or a bare number.
 *
 * @example isSettingName('FOV Multiplier') // true
 */
export const isSettingName = (name: string): boolean =>
  name.length <= maxLength && /\p{L}/u.test(name) && signs.test(name) && !privateMarks.test(name);

/** Names of the field of view itself. */
const certain = /fov|field_?of_?view/;

/** Parts of names about the view, wherever they stand in a word. */
const inWords =
  /(?<!rect|tri|quadr)angle|camera|triple|multi_?(?:mon|screen|view)|bezel|frustum|focal|perspective|projection|zoom/;

/** Words too short, or too common inside of others. */
const wholeWords: ReadonlySet<string> = new Set([
  ...['view', 'views', 'cam', 'cams', 'cockpit', 'lens', 'span', 'aspect', 'eye', 'eyes', 'head', 'seat'],
  ...['screen', 'screens', 'monitor', 'monitors', 'display', 'displays'],
]);

/** @example wordsOf('cockpitCamFOV_2') // ['cockpit', 'cam', 'fov'] */
const wordsOf = (name: string): readonly string[] =>
  (name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{L}+/gu) ?? []).map((word) => word.toLowerCase());

const isAboutView = (name: string): boolean =>
  inWords.test(name.toLowerCase()) || wordsOf(name).some((word) => wholeWords.has(word));

/**
 * How likely a setting is about the view: 0 = not at all, 3 = its name says so, 1 = only what is around it does.
 *
 * @example viewRank('fovY', 'graphics') // 3
 */
export function viewRank(key: string, section: string): 0 | 1 | 2 | 3 {
  if (certain.test(key.toLowerCase().replaceAll(' ', '_'))) return 3;
  if (isAboutView(key)) return 2;
  return certain.test(section.toLowerCase()) || isAboutView(section) ? 1 : 0;
}
