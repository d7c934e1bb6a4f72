import type { Page } from '@playwright/test';

/** Measurements in the page that axe cannot make. Each returns a list of problems. */

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

interface Tools {
  /** Any colour that CSS knows, 0 … 255 and 0 … 1. */
  readonly parse: (colour: string) => Colour;
  /** WCAG 2 contrast of a colour on what is behind an element. */
  readonly contrastOn: (colour: string, element: Element) => number;
  /** A short name to find the element by. */
  readonly nameOf: (element: Element) => string;
  readonly isShown: (element: Element) => boolean;
}

declare global {
  interface Window {
    inspection: Tools;
  }
}

/** Call before the page is opened; where JavaScript is off, after it. */
export async function prepareInspection(page: Page, { isOpen = false } = {}): Promise<void> {
  const run = (script: () => void) => (isOpen ? page.evaluate(script) : page.addInitScript(script));
  await run(() => {
    const cache = new Map<string, Colour>();
    const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
      willReadFrequently: true,
    });
    const parse = (colour: string): Colour => {
      const cached = cache.get(colour);
      if (cached || !pen) return cached ?? [0, 0, 0, 0];
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      const parsed: Colour = [red, green, blue, alpha / 255];
      cache.set(colour, parsed);
      return parsed;
    };
    const over = (front: Colour, back: Colour): Colour => {
      const share = front[3];
      const mix = (i: 0 | 1 | 2) => front[i] * share + back[i] * (1 - share);
      return [mix(0), mix(1), mix(2), 1];
    };
    const behind = (element: Element | null): Colour => {
      if (!element) return parse('Canvas');
      const background = parse(getComputedStyle(element).backgroundColor);
      return background[3] >= 1 ? background : over(background, behind(element.parentElement));
    };
    const luminance = (colour: Colour) => {
      const light = (i: 0 | 1 | 2) => {
        const share = colour[i] / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2);
    };
    const contrastOn = (colour: string, element: Element) => {
      const back = behind(element);
      const [brighter, darker] = [luminance(over(parse(colour), back)), luminance(back)].sort(
        (a, b) => b - a,
      ) as [number, number];
      return (brighter + 0.05) / (darker + 0.05);
    };
    const nameOf = (element: Element) => {
      const classes = element.getAttribute('class');
      const text = element.getAttribute('aria-label') ?? element.textContent;
      return `${element.tagName.toLowerCase()}${classes === null ? '' : `.${classes.replaceAll(' ', '.')}`} "${text.trim().slice(0, 40)}"`;
    };
    const isShown = (element: Element) => {
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false;
      if (element.closest('.visually-hidden, .skip-link:not(:focus), .results thead')) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1;
    };
    window.inspection = { parse, contrastOn, nameOf, isShown };
  });
}

/** Gives the window another width, and what is drawn to measure the time to follow. */
export async function widen(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  if (await drawsFrames(page)) return;
  // Once in many runs Chromium, resized while it is busy, draws no frame until it is resized again.
  await page.setViewportSize({ width, height: height + 1 });
  await page.setViewportSize({ width, height });
  if (!(await drawsFrames(page))) throw new Error(`At ${width} px the browser draws no frames.`);
}

const drawsFrames = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const tooLong = new Promise<false>((resolve) => setTimeout(resolve, 10_000, false));
    for (let frames = 0; frames < 3; frames++)
      if ((await Promise.race([new Promise(requestAnimationFrame), tooLong])) === false) return false;
    return true;
  });

/** 1.4.3: letters, against what is really behind them, wherever axe shrugs its shoulders. */
export const faintTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { contrastOn, nameOf, isShown } = window.inspection;
    const faint: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      const holder = element.getAttribute('placeholder') === null ? null : '::placeholder';
      if ((!own && !holder) || !isShown(element)) continue;
      if (element.closest('[aria-disabled=true], noscript, option')) continue;
      const style = getComputedStyle(element, holder);
      const size = parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const colour = element instanceof SVGElement ? style.fill : style.color;
      const contrast = contrastOn(colour, element);
      if (contrast < (isLarge ? 3 : 4.5)) faint.push(`${nameOf(element)}: ${contrast.toFixed(2)}`);
    }
    return faint;
  });

/** Shapes that carry meaning, and the property that draws them. */
const shapes: readonly (readonly [
  selector: string,
  property: 'borderTopColor' | 'borderBottomColor' | 'stroke' | 'color' | 'backgroundColor',
])[] = [
  ['.stepper, select, .segments:not(.hero *), .search', 'borderBottomColor'],
  ['.checkbox:not(:checked), .info-button span', 'borderTopColor'],
  ['.button-small, .page-contents [aria-current]', 'borderTopColor'],
  ['.guide-figure .off-line, .lost-drawing path', 'stroke'],
  ['.checkbox:checked, .segments label:has(:checked)', 'backgroundColor'],
  ['.view-switch label:has(:checked)', 'borderBottomColor'],
  ['.icon-button:not([aria-disabled=true]) path, .stepper .icon path, .game-name .icon path', 'stroke'],
  ['.brand-mark path', 'stroke'],
  ['.rig-drawing :is(.lit, .frame, .sight, .angle-mark, .axis, .measure, .knob, .arrows)', 'stroke'],
  ['.fidelity-chart :is(polyline, .swatch, .seam, .truth .grid)', 'stroke'],
  ['.fidelity-meaning, .impossible, .rig-reason, .fidelity-reason', 'borderTopColor'],
];

/** 1.4.11: the borders of fields, icons, and the lines of the drawings. */
export const faintShapes = (page: Page): Promise<string[]> =>
  page.evaluate((listed) => {
    const { contrastOn, nameOf, isShown, parse } = window.inspection;
    const faint: string[] = [];
    for (const [selector, property] of listed) {
      for (const element of document.querySelectorAll(selector)) {
        if (!isShown(element.closest('svg') ?? element) || !element.parentElement) continue;
        if (element.closest('[aria-disabled=true]')) continue;
        const style = getComputedStyle(element);
        // A bar at the left is drawn by another side's colour.
        const colour =
          property === 'borderTopColor' && style.borderTopWidth === '0px'
            ? style.borderLeftColor
            : style[property];
        if (property === 'backgroundColor' && style.appearance === 'auto') continue;
        const behind = element.closest('svg')?.parentElement ?? element.parentElement;
        const contrast = parse(colour)[3] === 0 ? 1 : contrastOn(colour, behind);
        if (contrast < 3) faint.push(`${nameOf(element)} ${property}: ${contrast.toFixed(2)}`);
      }
    }
    return [...new Set(faint)];
  }, shapes);

/** 2.5.8: what is clicked measures 24 px each way; links inside a sentence may be as high as their line. */
export const smallTargets = (page: Page, leastPx = 24): Promise<string[]> =>
  page.evaluate((min) => {
    const { nameOf, isShown } = window.inspection;
    return [...document.querySelectorAll('a[href], button, input, select, summary, [role=slider] .hit')]
      .map((element) => {
        const label = element.matches('input') ? element.closest('label') : null;
        return label ?? element;
      })
      .filter((element) => element.matches('.hit') || isShown(element))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width < min - 0.01 || height < min - 0.01
          ? [`${nameOf(element)}: ${width.toFixed(1)} × ${height.toFixed(1)}`]
          : [];
      });
  }, leastPx);

/** 1.4.4, 1.4.10, 1.4.12: letters that leave the window or their box, or lie on other letters. */
export const lostTexts = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((part) => {
    const root = document.querySelector(part) ?? document.body;
    const { nameOf, isShown } = window.inspection;
    const lost: string[] = [];
    // Boxes out of sight that the browser has not laid out would say nothing.
    const layOutAll = new CSSStyleSheet();
    layOutAll.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, layOutAll];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width)
      lost.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} > ${width}`);

    interface Line {
      readonly element: Element;
      readonly layer: Element | null;
      readonly box: DOMRect;
    }
    const lines: Line[] = [];
    const layerOf = (element: Element | null): Element | null =>
      !element || /sticky|fixed/.test(getComputedStyle(element).position)
        ? element
        : layerOf(element.parentElement);
    /** The part of a box that its surroundings let through; null = scrolled out of sight. */
    const seenPart = (element: Element, box: DOMRect): 'whole' | 'cut' | 'scrolled' => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const frame = around.getBoundingClientRect();
        const sideways = box.left < frame.left - 1 || box.right > frame.right + 1;
        const upDown = box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
        if ((sideways && /auto|scroll/.test(overflowX)) || (upDown && /auto|scroll/.test(overflowY)))
          return 'scrolled';
        if ((sideways && overflowX !== 'visible') || (upDown && overflowY !== 'visible')) return 'cut';
      }
      return 'whole';
    };

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || node.textContent?.trim() === '' || !isShown(element)) continue;
      if (element.closest('svg, noscript, script, style, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue;
        const part = seenPart(element, box);
        if (part === 'cut') lost.push(`${nameOf(element)} is cut off`);
        if (part === 'scrolled') continue;
        if (box.left < -1 || box.right > width + 1) lost.push(`${nameOf(element)} leaves the window`);
        lines.push({ element, layer: layerOf(element), box });
      }
    }
    // Sorted from the top down: lines below the end of another cannot overlap it.
    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next++) {
        const other = lines[next];
        if (!other || other.box.top >= one.box.bottom) break;
        if (one.element === other.element || one.layer !== other.layer) continue;
        const sideways = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const upDown = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // The boxes of two lines may touch where lines stand close; the letters do not.
        if (sideways > 2 && upDown > 0.4 * Math.min(one.box.height, other.box.height))
          lost.push(`${nameOf(one.element)} lies on ${nameOf(other.element)}`);
      }
    }
    // A field of one line shows the part of a long name that fits; the row below has the whole.
    for (const box of root.querySelectorAll(
      'button, select, input:not([role=combobox]), .radio-row label, td, th, .angle-value, .game-value',
    )) {
      if (isShown(box) && box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).display !== 'inline')
        lost.push(`${nameOf(box)} is too wide for its box: ${box.scrollWidth} > ${box.clientWidth}`);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== layOutAll);
    return [...new Set(lost)];
  }, within);

/**
 * 2.4.7, 1.4.11: every stop of the Tab key shows that it has the focus: an outline of 2 px, or a ring in the drawing,
 * that stands out by 3 : 1 and is not cut off. Press Tab first, so that the browser takes the focus for the keyboard's.
 */
export const unseenFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { contrastOn, nameOf, isShown } = window.inspection;
    const stops = [
      ...document.querySelectorAll<HTMLElement | SVGElement>(
        'a[href], button:not([tabindex="-1"]), input, select, summary, [tabindex="0"]',
      ),
    ];
    const isCut = (element: Element, reach: number) => {
      const box = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (!/hidden|clip|auto|scroll/.test(getComputedStyle(around).overflow)) continue;
        const frame = around.getBoundingClientRect();
        if (box.left - reach < frame.left - 0.5 || box.right + reach > frame.right + 0.5) return true;
      }
      return false;
    };
    const problemOf = (element: HTMLElement | SVGElement): string | null => {
      const ring = element.querySelector('.ring');
      if (ring) {
        const { opacity, stroke, strokeWidth } = getComputedStyle(ring);
        const paper = ring.closest('svg')?.parentElement;
        return Number(opacity) === 1 &&
          parseFloat(strokeWidth) >= 2 &&
          paper &&
          contrastOn(stroke, paper) >= 3
          ? null
          : `its ring does not show (opacity ${opacity})`;
      }
      let problem = 'has no outline';
      for (let at: Element | null = element, step = 0; at && step < 3; at = at.parentElement, step++) {
        // A control that fills its row has the ring around the row.
        const outlined = [getComputedStyle(at), getComputedStyle(at, '::after')].find(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        );
        if (!outlined) continue;
        const { outlineWidth, outlineColor, outlineOffset, opacity } = outlined;
        const outside = parseFloat(outlineOffset) >= 0;
        const contrast = contrastOn(outlineColor, (outside ? at.parentElement : at) ?? at);
        if (contrast < 3) problem = `outline contrast ${contrast.toFixed(2)}`;
        else if (Math.min(Number(opacity), Number(getComputedStyle(at).opacity)) < 0.1)
          problem = 'its outline is transparent';
        else if (isCut(at, parseFloat(outlineOffset) + parseFloat(outlineWidth)))
          problem = 'its outline is cut off';
        else return null;
      }
      return problem;
    };
    const problems: string[] = [];
    for (const stop of stops) {
      stop.focus({ preventScroll: true });
      if (document.activeElement !== stop || (!stop.matches('[role=slider]') && !isShown(stop))) {
        // A radio button lies unseen over its label, which shows the focus in its place.
        if (!stop.matches('input[type=radio]') || document.activeElement !== stop) continue;
      }
      const problem = problemOf(stop);
      if (problem !== null) problems.push(`${nameOf(stop)} ${problem}`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    return [...new Set(problems)];
  });
