/** By file, as long as they are on their way or here. */
const sheets = new Map<string, Promise<unknown>>();

/**
 * What every `import()` becomes when the site is built (`vite.config.ts`), in place of Vite's own helper. That one weighs three times
 * as much in each of two scripts, waits for the style sheets before it asks for the script, and takes a sheet that did not
 * arrive for granted when asked again.
 *
 * @param load imports the script from the address that it is given for it.
 * @param files the style sheets of the part, below the site's root.
 */
export async function loadWithStyles<Part>(load: Load<Part>, files: readonly string[] = []): Promise<Part> {
  // Both are asked for at once.
  const [part] = await Promise.all([loadScript(load), ...files.map(loadSheet)]);
  return part;
}

type Load<Part> = (addressOf: (file: string) => string) => Promise<Part>;

/** How often each script has not arrived. */
const failures = new Map<string, number>();

async function loadScript<Part>(load: Load<Part>): Promise<Part> {
  let script = '';
  try {
    return await load((file) => (script = file));
  } catch (error) {
    const count = failures.get(script) ?? 0;
    try {
      // Firefox before 155 remembers, as long as the page is open, that a script did not arrive, and does not ask for it again.
      // Under another address it does.
      if (count > 0) return await load((file) => `${file}?again=${count}`);
    } catch {
      // That it did not arrive is known already.
    }
    failures.set(script, count + 1);
    throw error;
  }
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
