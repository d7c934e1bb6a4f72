/** What the ways to take a rig along are called. What each of them shows, it says by itself. */
export const words = {
  picture: 'Picture',
  csv: 'All games as CSV',
  csvSaved: 'All games saved as a CSV file',
};
