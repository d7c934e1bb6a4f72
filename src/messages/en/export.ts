/** Names of the exports; each has texts of its own. */
export const words = {
  picture: 'Picture',
  csv: 'All games as CSV',
  csvSaved: 'All games saved as a CSV file',
};
