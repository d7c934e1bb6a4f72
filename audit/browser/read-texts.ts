/** A text of the page, and what carries it. */
interface Found {
  readonly text: string;
  readonly place: string;
}

interface Options {
  /** Elements that are left out. */
  readonly notRead: string;
  /** Joins the texts of inline elements: a number and its unit may be two. */
  readonly isByLine?: boolean;
}

/** Runs in the page, so it may refer to nothing outside itself. What is hidden counts: it is shown or read aloud one day. */
export function readTexts({ notRead, isByLine = false }: Options): Found[] {
  const found = new Map<string, string>();
  const add = (text: string | null | undefined, place: string) => {
    const shown = text?.replace(/\s+/g, ' ').trim() ?? '';
    if (shown !== '' && !found.has(shown)) found.set(shown, place);
  };
  const placeOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`;

  /** A link that shows where it leads. */
  const showsItsAddress = (element: Element) =>
    element instanceof HTMLAnchorElement && decodeURI(element.href).includes(element.textContent);

  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  const line: { box: Element; text: string } = { box: document.documentElement, text: '' };
  const endLine = () => {
    add(line.text, placeOf(line.box));
    line.text = '';
  };
  const boxOf = (element: Element): Element =>
    element.parentElement && /^(inline|contents)$/.test(getComputedStyle(element).display)
      ? boxOf(element.parentElement)
      : element;

  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element) continue;
    const box = isByLine ? boxOf(element) : element;
    if (box !== line.box || !isByLine) endLine();
    line.box = box;
    if (element.closest(notRead) || showsItsAddress(element)) {
      endLine();
      continue;
    }
    // A label of a drawing, whose number and unit are set apart, is read as one.
    const label = element.closest('text');
    if (label) {
      add(label.textContent, placeOf(label));
      continue;
    }
    const text = node.textContent ?? '';
    // With JavaScript, its elements are no elements but a text.
    line.text += element.tagName === 'NOSCRIPT' ? text.replace(/<[^>]*>/g, '') : text;
  }
  endLine();

  const attributes = [
    ...['aria-label', 'aria-valuetext', 'aria-description', 'aria-roledescription', 'aria-placeholder'],
    ...['title', 'alt', 'placeholder', 'label', 'summary', 'abbr'],
  ];
  for (const name of attributes)
    for (const element of document.querySelectorAll(`[${name}]`))
      add(element.getAttribute(name), `${name} of ${placeOf(element)}`);

  for (const element of document.body.querySelectorAll('*'))
    for (const part of ['::before', '::after', '::marker']) {
      const { content } = getComputedStyle(element, part);
      if (content === 'none' || content === 'normal') continue;
      const text = content
        .replace(/attr\(([\w-]+)\)/g, (_, name: string) => element.getAttribute(name) ?? '')
        .replace(/^"|"$|" "/g, ' ');
      add(text, `${placeOf(element)}${part}`);
    }

  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name], meta[property]')) {
    const name = meta.name || (meta.getAttribute('property') ?? '');
    if (/description|keywords|title|site_name|:alt$/.test(name)) add(meta.content, `meta ${name}`);
  }
  // Texts that search engines show.
  const readData = (value: unknown, key = ''): void => {
    if (typeof value === 'object' && value !== null)
      for (const [inner, each] of Object.entries(value)) readData(each, inner);
    else if (/^(name|description|text|operatingSystem|browserRequirements)$/.test(key))
      add(String(value), `structured data, ${key}`);
  };
  for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
    readData(JSON.parse(script.textContent));

  return [...found].map(([text, place]) => ({ text, place }));
}
