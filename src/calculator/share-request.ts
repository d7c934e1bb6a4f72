/** What was pressed in the last line of the Result card: another object each time. */
export interface ShareRequest {
  readonly what: 'link' | 'save' | 'print';
}
