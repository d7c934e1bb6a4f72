/** What stands around the tabs below the cards. What is in them, each says by itself. */
export const words = {
  label: 'Explore your rig',
  howTrue: 'How true',
  plan: 'Plan',
  compare: 'Compare',
  windscreen: 'Windscreen',
  needsScript: 'This part needs JavaScript.',
};
