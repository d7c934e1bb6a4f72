/** Marks a link between pages of the site: the rig remains the user's own. */
export const ownMark = '&own=1';
