import { CalculatorPage } from './calculator-page';
import { expect, test } from './test';

/** Contrast under the pointer: two rules of one specificity once made a chosen segment ink on ink. */

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} look`, () => {
    test.use({ colorScheme, viewport: { width: 1280, height: 900 } });

    test('whatever one can press can be read under the pointer', async ({ page }) => {
      const calculator = new CalculatorPage(page);
      await calculator.openEverything();
      const pressable = page
        .locator('a, button, summary, [role="tab"], label:has(input)')
        // Links that only the keyboard brings into sight.
        .and(page.locator(':not([class*="skip"])'))
        .filter({ visible: true, hasText: /\S/ });
      const kinds = await pressable.evaluateAll((elements) =>
        elements.map((each) =>
          [each, each.parentElement]
            .map((part) => `${part?.tagName} ${part?.getAttribute('class')}`)
            .concat(each.matches(':has(:checked)') ? 'chosen' : '')
            .join(' in '),
        ),
      );
      const elements = await pressable.elementHandles();
      const faint: string[] = [];
      for (const [index, kind] of kinds.entries()) {
        if (kinds.indexOf(kind) < index) continue;
        await elements[index]?.hover({ force: true });
        const contrast = (await elements[index]?.evaluate(contrastOfText)) ?? 0;
        if (contrast < 4.5) faint.push(`${kind}: ${contrast.toFixed(1)}`);
      }
      expect(new Set(kinds).size).toBeGreaterThan(20);
      expect(faint).toEqual([]);
    });
  });
}

/** Runs in the page: text against all that is painted behind it, as WCAG reckons it. */
function contrastOfText(element: Element): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('There is no canvas.');
  const luminanceAfter = (colour: string) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const holders: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) holders.unshift(each);
  let ground = 0;
  for (const holder of holders) ground = luminanceAfter(getComputedStyle(holder).backgroundColor);
  const text = luminanceAfter(getComputedStyle(element).color);
  return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05);
}
