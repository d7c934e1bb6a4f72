/** Addresses of the files that the build generates from the table of monitors (scripts/monitor-files.ts). */
declare module '*monitors.tsv?list' {
  const address: string;
  export default address;
}
declare module '*monitors.tsv?sources' {
  const address: string;
  export default address;
}
