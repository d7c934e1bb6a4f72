import { useLayoutEffect, useRef, useState } from 'react';
import { createCell } from '../ui/cell';
import { useLive } from '../ui/live';
import type { Source } from '../ui/source';
import { drawingIn, type Draw } from './draw-shapes';
import { Shapes, type Shape } from './shapes';

interface Drawable {
  readonly shapes: readonly Shape[];
}

/** A drawing that follows a source: React keeps its place, and renders nothing of it. */
export function LiveShapes({ source }: { readonly source: Source<Drawable> }) {
  const group = useRef<SVGGElement>(null);
  const draw = useRef<Draw | null>(null);
  useLayoutEffect(() => {
    if (!group.current) return;
    draw.current = drawingIn(group.current);
    draw.current(source.get().shapes);
  }, [source]);
  useLive(source, ({ shapes }) => draw.current?.(shapes));
  return (
    <g ref={group} aria-hidden="true">
      {typeof document === 'undefined' && <Shapes shapes={source.get().shapes} />}
    </g>
  );
}

/**
 * What follows from a source: worked out once for each change, and again where it is to be worked out in another way.
 *
 * @param derive The same function for as long as nothing changes but the source.
 */
export function useDerived<Value, Derived>(
  source: Source<Value>,
  derive: (value: Value) => Derived,
): Source<Derived> {
  const [cell] = useState(() => createCell(derive(source.get())));
  useLive(source, (value) => cell.set(derive(value)));
  const known = useRef({ source, derive });
  useLayoutEffect(() => {
    if (known.current.source === source && known.current.derive === derive) return;
    known.current = { source, derive };
    cell.set(derive(source.get()));
  }, [cell, source, derive]);
  return cell;
}
