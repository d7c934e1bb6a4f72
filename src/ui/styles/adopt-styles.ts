/**
 * The style sheet of a part that comes in a script of its own comes with it: who does not need the part does not download its
 * looks. Not as an element, which the page's policy forbids.
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
