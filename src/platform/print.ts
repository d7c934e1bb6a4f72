/** Opens the browser's own window for printing. */
export const printPage = (): void => window.print();

/** Tells before the page goes on paper, and once it has, however that came about. Returns how to stop listening. */
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
