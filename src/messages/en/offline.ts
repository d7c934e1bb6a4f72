/** Notice of a new version of the site. */
export const words = {
  label: 'Update',
  ready: 'Update ready',
  reload: 'Reload',
  later: 'Later',
};
