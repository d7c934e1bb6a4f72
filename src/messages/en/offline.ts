/** What the pages say about a new version of themselves. */
export const words = {
  label: 'Update',
  ready: 'Update ready',
  reload: 'Reload',
  later: 'Later',
};
