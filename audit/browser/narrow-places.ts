import type { Page } from '@playwright/test';

/**
 * Places too narrow for their text, beyond what `lostTexts` finds: it needs `prepareInspection` as well. An empty list is
 * good.
 */
export const narrowPlaces = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((part) => {
    const { nameOf, isShown, parse } = window.inspection;
    const root = document.querySelector(part) ?? document.body;
    const narrow: string[] = [];

    // The lines of a file and the names of tabs may be wider than the window, and on a phone the table of numbers: they scroll
    // by themselves.
    const isPhone = innerWidth < 400;
    const mayScroll = isPhone ? 'pre, .tab-list, .fidelity-tables' : 'pre, .tab-list';
    const inside = isPhone ? 'pre, .tab-list, .fidelity-tables table:first-child' : 'pre, .tab-list';
    for (const box of root.querySelectorAll('*'))
      if (
        box.scrollWidth > box.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(box).overflowX) &&
        isShown(box) &&
        !box.matches(mayScroll)
      )
        narrow.push(`${nameOf(box)} scrolls sideways: ${box.scrollWidth} > ${box.clientWidth}`);

    /** Elements with a visible edge, or that clip their content. */
    const isFrame = (element: Element) => {
      const { display, borderLeftWidth, borderRightWidth, backgroundColor, contain } =
        getComputedStyle(element);
      if (display === 'inline' || display === 'contents') return false;
      return (
        parseFloat(borderLeftWidth) + parseFloat(borderRightWidth) > 0 ||
        /strict|content|paint/.test(contain) ||
        parse(backgroundColor)[3] > 0
      );
    };
    /** The frames around an element, the nearest first, up to one that is placed freely. */
    const cache = new Map<Element, readonly Element[]>();
    const framesOf = (element: Element): readonly Element[] => {
      const cached = cache.get(element);
      if (cached) return cached;
      const isFree = /fixed|absolute/.test(getComputedStyle(element).position);
      const outer = isFree || !element.parentElement ? [] : framesOf(element.parentElement);
      const frames = isFrame(element) ? [element, ...outer] : outer;
      cache.set(element, frames);
      return frames;
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || node.textContent?.trim() === '') continue;
      if (element.closest(`svg, noscript, option, ${inside}`) || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const [index, frame] of framesOf(element).entries()) {
        const edges = frame.getBoundingClientRect();
        const isNearest = index === 0 && !/auto|scroll/.test(getComputedStyle(frame).overflowY);
        for (const line of range.getClientRects()) {
          // The box of a line may be higher than its letters.
          const spare = line.height * 0.2;
          const sideways = line.left < edges.left - 1 || line.right > edges.right + 1;
          const upDown = line.top < edges.top - spare || line.bottom > edges.bottom + spare;
          if (sideways || (isNearest && upDown)) narrow.push(`${nameOf(element)} leaves ${nameOf(frame)}`);
        }
      }
    }

    const pen = document.createElement('canvas').getContext('2d');
    const widthOf = (text: string, style: CSSStyleDeclaration) => {
      if (!pen) return 0;
      // Its shorthand is empty where figures are tabular, and the font of the text before would stay.
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      return pen.measureText(text).width;
    };
    for (const field of root.querySelectorAll('input[placeholder]')) {
      const style = getComputedStyle(field);
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const width = widthOf(
        field.getAttribute('placeholder') ?? '',
        getComputedStyle(field, '::placeholder'),
      );
      if (isShown(field) && width > room + 1)
        narrow.push(`${nameOf(field)} cuts off its placeholder: ${Math.round(width)} > ${Math.round(room)}`);
    }

    for (const drawing of root.querySelectorAll('svg')) {
      if (!isShown(drawing)) continue;
      // The hero's world reaches as far as the hero, and farther: what is wholly outside of it is not seen.
      const hero = drawing.closest('.hero');
      const paper = (hero ?? drawing).getBoundingClientRect();
      const labels = [...drawing.querySelectorAll('text')]
        .map((label) => ({ name: label.textContent, box: label.getBoundingClientRect() }))
        .filter(({ box }) => hero === null || (box.right > paper.left && box.left < paper.right));
      for (const [index, { name, box }] of labels.entries()) {
        if (
          box.left < paper.left - 1 ||
          box.right > paper.right + 1 ||
          box.top < paper.top - 1 ||
          box.bottom > paper.bottom + 1
        )
          narrow.push(`"${name}" leaves its drawing`);
        for (const other of labels.slice(index + 1)) {
          const sideways = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const upDown = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (sideways > 2 && upDown > 0.25 * Math.min(box.height, other.box.height))
            narrow.push(`"${name}" lies on "${other.name}" in the drawing`);
        }
      }
    }
    return [...new Set(narrow)];
  }, within);
