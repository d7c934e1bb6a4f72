/** What shares, keeps and prints a rig. */
export const loadShare = () => import('./share');
