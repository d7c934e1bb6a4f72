/**
 * Applies style sheets that a script brings along. Scripts of all pages use it in place of `import './own.css'`, for which Vite
 * would put 700 bytes of loader into each page's first script.
 *
 * @example adoptSheets(ownSheet) // import ownSheet from './own.css?inline';
 */
export function adoptSheets(...texts: readonly string[]): void {
  for (const text of texts) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }
}
