import { useRef, useState, type PointerEvent, type RefObject } from 'react';

interface DragOrder {
  /** Id of the dragged item; null = none. */
  readonly held: string | null;
  /** Handler for an item's drag handle. */
  readonly take: (id: string) => (event: PointerEvent) => void;
  /** Handlers for the list instead of the item, which moves about in the page while it is dragged. */
  readonly list: {
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/**
 * Sorts the items of a list, in either direction, by dragging.
 *
 * @param onMove The dragged item takes the place of another.
 */
export function useDragOrder(
  place: RefObject<HTMLElement | null>,
  onMove: (id: string, placeOf: string) => void,
): DragOrder {
  const [held, setHeld] = useState<string | null>(null);
  const holds = useRef<string | null>(null);

  const hold = (id: string | null) => {
    holds.current = id;
    setHeld(id);
  };
  const drop = () => hold(null);

  return {
    held,
    take: (id) => (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      place.current?.setPointerCapture(event.pointerId);
      hold(id);
    },
    list: {
      onPointerMove: ({ clientX: x, clientY: y }) => {
        const id = holds.current;
        if (id === null || !place.current) return;
        const items = place.current.querySelectorAll<HTMLElement>('[data-rig]');
        const under = [...items].find((item) => {
          const { left, right, top, bottom } = item.getBoundingClientRect();
          return x >= left && x <= right && y >= top && y <= bottom;
        })?.dataset['rig'];
        if (under !== undefined && under !== id) onMove(id, under);
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  };
}
