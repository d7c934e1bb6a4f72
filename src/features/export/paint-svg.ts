/**
 * Paints a drawing of the page onto a canvas: shapes from its elements, colours and fonts from its style sheets. Not by
 * an image of it, since the page's policy allows no image but files of this site.
 *
 * Supports the elements of this site's drawings: groups, nested drawings, paths, rectangles, circles, ellipses, radial
 * gradients around a point of the paper, and single lines of text with styled parts.
 */
export function paintSvg(svg: SVGSVGElement, size: { readonly width: number; readonly height: number }) {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  const onScreen = svg.getScreenCTM();
  if (!context || !onScreen) return null;
  // Screen to picture coordinates, whatever size the page shows it in.
  const { width, height } = svg.viewBox.baseVal;
  const toPicture = new DOMMatrix()
    .scale(size.width / width, size.height / height)
    .multiply(onScreen.inverse());
  for (const child of svg.children) paint(child, { context, toPicture, frame: svg });
  return canvas;
}

interface Brush {
  readonly context: CanvasRenderingContext2D;
  readonly toPicture: DOMMatrix;
  /** Drawing that contains an element. */
  readonly frame: SVGSVGElement;
}

function paint(element: Element, brush: Brush): void {
  if (!(element instanceof SVGGraphicsElement)) return;
  const style = getComputedStyle(element);
  if (style.display === 'none') return;
  const { context } = brush;
  context.save();
  context.globalAlpha *= Number(style.opacity);
  if (element instanceof SVGSVGElement) {
    clipTo(element, brush);
    for (const child of element.children) paint(child, { ...brush, frame: element });
  } else if (element instanceof SVGTextElement) paintText(element, style, brush);
  else if (element instanceof SVGGeometryElement) paintShape(element, style, brush);
  else for (const child of element.children) paint(child, brush);
  context.restore();
}

const matrixOf = (element: SVGGraphicsElement, { toPicture }: Brush): DOMMatrix =>
  toPicture.multiply(element.getScreenCTM() ?? undefined);

/** Clips to the edges of a nested drawing. */
function clipTo(frame: SVGSVGElement, brush: Brush): void {
  const { x, y, width, height } = frame.viewBox.baseVal;
  const { context } = brush;
  context.setTransform(matrixOf(frame, brush));
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
}

const number = (element: Element, name: string): number => Number(element.getAttribute(name) ?? 0);

function pathOf(element: SVGGeometryElement): Path2D {
  const attribute = (name: string) => number(element, name);
  const path = new Path2D(element.getAttribute('d') ?? '');
  if (element instanceof SVGRectElement)
    path.roundRect(attribute('x'), attribute('y'), attribute('width'), attribute('height'), attribute('rx'));
  if (element instanceof SVGCircleElement)
    path.arc(attribute('cx'), attribute('cy'), attribute('r'), 0, 2 * Math.PI);
  if (element instanceof SVGEllipseElement)
    path.ellipse(attribute('cx'), attribute('cy'), attribute('rx'), attribute('ry'), 0, 0, 2 * Math.PI);
  return path;
}

function paintShape(element: SVGGeometryElement, style: CSSStyleDeclaration, brush: Brush): void {
  const { context } = brush;
  const matrix = matrixOf(element, brush);
  const path = pathOf(element);
  context.setTransform(matrix);
  fill(style, brush, () => context.fill(path));
  if (style.vectorEffect !== 'non-scaling-stroke') {
    stroke(style, context, () => context.stroke(path));
    return;
  }
  // Keeps the stroke width of the drawing, however the shape itself is scaled.
  const inFrame = matrixOf(brush.frame, brush);
  const scaled = new Path2D();
  scaled.addPath(path, inFrame.inverse().multiply(matrix));
  context.setTransform(inFrame);
  stroke(style, context, () => context.stroke(scaled));
}

/** Share of a text's width before its anchor. */
const shareBefore: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };

function paintText(element: SVGTextElement, style: CSSStyleDeclaration, brush: Brush): void {
  const { context } = brush;
  // Measured at the size of the picture: at its own size, the page sets the same text slightly wider or narrower.
  const parts = [...element.childNodes].map((part) => {
    const set = part instanceof Element ? getComputedStyle(part) : style;
    const text = part.textContent ?? '';
    const font = `${set.fontWeight} ${set.fontSize} ${set.fontFamily}`;
    context.font = font;
    return { set, text, font, width: context.measureText(text).width };
  });
  const whole = parts.reduce((sum, { width }) => sum + width, 0);
  let x = number(element, 'x') - whole * (shareBefore[style.textAnchor] ?? 0);
  context.setTransform(matrixOf(element, brush));
  for (const { set, text, font, width } of parts) {
    context.font = font;
    fill(set, brush, () => context.fillText(text, x, number(element, 'y')));
    x += width;
  }
}

/** A colour, or the gradient that a reference names. */
function paintOf(colour: string, { context, frame }: Brush): string | CanvasGradient {
  const id = /^url\("?#([^")]+)"?\)/.exec(colour)?.[1];
  const named = id === undefined ? null : frame.ownerDocument.getElementById(id);
  if (!(named instanceof SVGRadialGradientElement)) return colour;
  const attribute = (name: string) => number(named, name);
  const gradient = context.createRadialGradient(
    attribute('cx'),
    attribute('cy'),
    0,
    attribute('cx'),
    attribute('cy'),
    attribute('r'),
  );
  for (const stop of named.children)
    gradient.addColorStop(number(stop, 'offset'), getComputedStyle(stop).stopColor);
  return gradient;
}

function fill(style: CSSStyleDeclaration, brush: Brush, draw: () => void): void {
  if (style.fill === 'none') return;
  const { context } = brush;
  context.fillStyle = paintOf(style.fill, brush);
  withAlpha(context, Number(style.fillOpacity), draw);
}

function stroke(style: CSSStyleDeclaration, context: CanvasRenderingContext2D, draw: () => void): void {
  if (style.stroke === 'none') return;
  context.strokeStyle = style.stroke;
  context.lineWidth = parseFloat(style.strokeWidth);
  context.lineCap = style.strokeLinecap as CanvasLineCap;
  context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  context.setLineDash((style.strokeDasharray.match(/[\d.]+/g) ?? []).map(Number));
  withAlpha(context, Number(style.strokeOpacity), draw);
}

function withAlpha(context: CanvasRenderingContext2D, alpha: number, draw: () => void): void {
  const before = context.globalAlpha;
  context.globalAlpha = before * alpha;
  draw();
  context.globalAlpha = before;
}
