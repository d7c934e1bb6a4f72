/** Opens the browser's print dialog. */
export const printPage = (): void => window.print();

/** Calls back before and after printing, however it was started. Returns the function that unsubscribes. */
export function onPrint(before: () => void, after: () => void): () => void {
  const paper = matchMedia('print');
  const change = () => (paper.matches ? before() : after());
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  paper.addEventListener('change', change);
  if (paper.matches) before();
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
    paper.removeEventListener('change', change);
  };
}
