/** Frame of the tabs below the cards; each tab has texts of its own. */
export const words = {
  label: 'Explore your rig',
  plan: 'Plan',
  compare: 'Compare',
  windscreen: 'Windscreen',
  needsScript: 'This part needs JavaScript.',
};
