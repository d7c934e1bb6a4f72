import type { Shape } from './shapes';

interface Drawn {
  readonly element: SVGElement;
  readonly shape: Shape;
  readonly inside: readonly Drawn[];
}

/** Draws what it is given into a group, again and again: past React, since every key changes most of it a little. */
export type Draw = (shapes: readonly Shape[]) => void;

/** Whatever the group held is taken away by the first drawing. */
export function drawingIn(group: Element): Draw {
  let drawn: readonly Drawn[] = [];
  group.replaceChildren();
  return (shapes) => {
    drawn = drawInside(group, shapes, drawn);
  };
}

function drawInside(parent: Element, shapes: readonly Shape[], before: readonly Drawn[]): readonly Drawn[] {
  const isSame =
    before.length === shapes.length && shapes.every(({ key }, index) => before[index]?.shape.key === key);
  const byKey = isSame ? null : new Map(before.map((each) => [each.shape.key, each]));
  const drawn = shapes.map((shape, index) =>
    bring(shape, (byKey ? byKey.get(shape.key) : before[index]) ?? blank(shape)),
  );
  if (!isSame) parent.replaceChildren(...drawn.map(({ element }) => element));
  return drawn;
}

const blank = ({ key, tag }: Shape): Drawn => ({
  element: document.createElementNS('http://www.w3.org/2000/svg', tag),
  shape: { key, tag, attributes: {} },
  inside: [],
});

/** Writes only what has changed. */
function bring(shape: Shape, { element, shape: before, inside }: Drawn): Drawn {
  for (const name in shape.attributes) {
    const value = shape.attributes[name];
    if (value !== undefined && value !== before.attributes[name])
      element.setAttribute(namesInMarkup[name] ?? name, String(value));
  }
  if (shape.text !== undefined && shape.text !== before.text) {
    // The node stays the same: one that is taken away, a browser may hold on to.
    if (element.firstChild) element.firstChild.nodeValue = shape.text;
    else element.textContent = shape.text;
  }
  const isSameInside = shape.children === before.children;
  return {
    element,
    shape,
    inside: isSameInside ? inside : drawInside(element, shape.children ?? [], inside),
  };
}

/** Where React writes a name in another way. */
const namesInMarkup: Readonly<Record<string, string>> = {
  className: 'class',
  textAnchor: 'text-anchor',
  strokeWidth: 'stroke-width',
};
