/** By file, as long as they are on their way or here. */
const sheets = new Map<string, Promise<unknown>>();

/**
 * What every `import()` becomes when the site is built (`vite.config.ts`), in place of Vite's own helper. That one weighs three times
 * as much in each of two scripts, waits for the style sheets before it asks for the script, and takes a sheet that did not
 * arrive for granted when asked again.
 *
 * @param files the style sheets of the part, below the site's root.
 */
export async function loadWithStyles<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  const part = load();
  // Both are asked for at once. Why the script failed is told only when its sheets are here: who then asks for the script under
  // another address (`use-lazy-part.ts`) has all it needs.
  part.catch(() => undefined);
  await Promise.all(files.map(loadSheet));
  return part;
}

function loadSheet(file: string): Promise<unknown> {
  const known = sheets.get(file);
  if (known) return known;
  const loading = new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = import.meta.env.BASE_URL + file;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      sheets.delete(file);
      reject(new Error(`${file} did not load.`));
    };
    document.head.append(link);
  });
  sheets.set(file, loading);
  return loading;
}
