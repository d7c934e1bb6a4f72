import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
} from 'react';
import './tooltip.css';

/** How long the pointer rests on a trigger before its tooltip opens. */
const openDelayMs = 700;
/** A tooltip opens at once when another one closed no longer ago than this. */
const skipDelayMs = 300;

const viewportMargin = 10;
const gapToTrigger = 6;

/** Shared by all tooltips of the page: moving along a row of triggers, only the first one waits. */
let lastClosedAt = -Infinity;

interface TooltipProps {
  readonly text: string;
  /** For triggers that do nothing else, a click or tap shows the tooltip; others close it when used. */
  readonly opensOnClick?: boolean;
  readonly children: (trigger: { readonly 'aria-describedby': string | undefined }) => ReactNode;
}

export function Tooltip({ text, opensOnClick = false, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  // The same as long as it lives: a table has dozens of these, and a new number changes none of their listeners.
  const [{ hide, ...listeners }] = useState(() => triggerOf(setOpen, opensOnClick));
  useEffect(() => hide, [hide]);

  return (
    <span className="tooltip-anchor" ref={anchor} {...listeners}>
      {children({ 'aria-describedby': open ? id : undefined })}
      {open && <Bubble id={id} text={text} anchor={anchor} onDismiss={hide} />}
    </span>
  );
}

/** What opens and closes a tooltip. */
function triggerOf(setOpen: (open: boolean) => void, opensOnClick: boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;

  const show = () => {
    clearTimeout(timer);
    isOpen = true;
    setOpen(true);
  };
  const hide = () => {
    clearTimeout(timer);
    if (isOpen) lastClosedAt = performance.now();
    isOpen = false;
    setOpen(false);
  };
  const showAfterDelay = () => {
    clearTimeout(timer);
    if (performance.now() - lastClosedAt <= skipDelayMs) show();
    else timer = setTimeout(show, openDelayMs);
  };

  return {
    hide,
    onPointerEnter: ({ pointerType }: ReactPointerEvent) => pointerType === 'mouse' && showAfterDelay(),
    onPointerLeave: ({ pointerType }: ReactPointerEvent) => pointerType === 'mouse' && hide(),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && show(),
    onBlur: hide,
    onClick: ({ nativeEvent }: MouseEvent) => {
      // A finger has no other way to close it than a second tap; a click would only hide what hovering has opened.
      const closesIt = isOpen && (nativeEvent as Partial<PointerEvent>).pointerType === 'touch';
      if (opensOnClick && !closesIt) show();
      else hide();
    },
  };
}

interface BubbleProps {
  readonly id: string;
  readonly text: string;
  readonly anchor: { readonly current: HTMLElement | null };
  readonly onDismiss: () => void;
}

function Bubble({ id, text, anchor, onDismiss }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const place = () => {
      if (bubble.current && anchor.current) placeNear(bubble.current, anchor.current.getBoundingClientRect());
    };
    // Older browsers know no popover; there the fixed position alone has to do.
    (bubble.current as Partial<HTMLElement> | null)?.showPopover?.();
    place();
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', place, { capture: true });
  }, [anchor]);

  useEffect(() => {
    const dismissOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDismiss();
    };
    const dismissFromOutside = ({ target }: PointerEvent) => {
      if (!anchor.current?.contains(target as Node)) onDismiss();
    };
    document.addEventListener('keydown', dismissOnEscape);
    document.addEventListener('pointerdown', dismissFromOutside);
    return () => {
      document.removeEventListener('keydown', dismissOnEscape);
      document.removeEventListener('pointerdown', dismissFromOutside);
    };
  });

  return (
    <span className="tooltip" id={id} ref={bubble} role="tooltip" popover="manual">
      {text}
    </span>
  );
}

/**
 * Above the trigger or else below it: where there is room, and where no field has something to say. Never closer to the
 * window's edge than the margin.
 */
function placeNear(bubble: HTMLElement, trigger: DOMRect) {
  const { width, height } = bubble.getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - width - viewportMargin;
  const centred = trigger.left + trigger.width / 2 - width / 2;
  const above = trigger.top - height - gapToTrigger;
  const isFree =
    above >= viewportMargin &&
    [...document.querySelectorAll('.field-hint')].every((hint) => {
      const { top, bottom } = hint.getBoundingClientRect();
      return bottom < above || top > trigger.top;
    });
  bubble.style.left = `${Math.max(viewportMargin, Math.min(centred, rightmost))}px`;
  bubble.style.top = `${isFree ? above : trigger.bottom + gapToTrigger}px`;
}
