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

/** Hover time before a tooltip opens. */
const openDelayMs = 700;
/** Time after closing a tooltip in which another one opens at once. */
const skipDelayMs = 300;

const viewportMargin = 10;
const gapToTrigger = 6;

/** Shared by all tooltips: only the first one in a row of triggers is delayed. */
let lastClosedAt = -Infinity;

interface TooltipProps {
  readonly text: string;
  /** For triggers without another action: a click or tap opens the tooltip. Other triggers close it. */
  readonly opensOnClick?: boolean;
  readonly children: (trigger: { readonly 'aria-describedby': string | undefined }) => ReactNode;
}

export function Tooltip({ text, opensOnClick = false, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  // Stable listeners: a table has dozens of tooltips, and they must not change with each number.
  const [{ hide, ...listeners }] = useState(() => triggerOf(setOpen, opensOnClick));
  useEffect(() => hide, [hide]);

  return (
    <span className="tooltip-anchor" ref={anchor} {...listeners}>
      {children({ 'aria-describedby': open ? id : undefined })}
      {open && <Bubble id={id} text={text} anchor={anchor} onDismiss={hide} />}
    </span>
  );
}

/** Listeners that open and close a tooltip. */
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
      // Touch closes it by a second tap; a mouse click would only close what hovering has opened.
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
    // Browsers without the popover API only have the fixed position.
    (bubble.current as Partial<HTMLElement> | null)?.showPopover?.();
    place();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('scroll', place, { capture: true, passive: true, signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onDismiss(), { signal });
    document.addEventListener(
      'pointerdown',
      ({ target }) => !anchor.current?.contains(target as Node) && onDismiss(),
      { signal },
    );
    return () => listening.abort();
  }, [anchor, onDismiss]);

  return (
    <span className="tooltip" id={id} ref={bubble} role="tooltip" popover="manual">
      {text}
    </span>
  );
}

/**
 * Places it above the trigger and above a field's message in between, or beside it if it does not fit there: below, it
 * would cover the next field. Keeps the margin to the viewport's edges.
 */
function placeNear(bubble: HTMLElement, trigger: DOMRect) {
  const { width, height } = bubble.getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - width - viewportMargin;
  const centred = Math.max(viewportMargin, Math.min(trigger.left + trigger.width / 2 - width / 2, rightmost));
  const hints = [...document.querySelectorAll('.field-hint')]
    .map((hint) => hint.getBoundingClientRect())
    .filter(({ top, bottom, left, right }) => {
      const isAbove = top < trigger.top && bottom > trigger.top - height - gapToTrigger;
      return isAbove && right > centred && left < centred + width;
    });
  const above = Math.min(trigger.top, ...hints.map(({ top }) => top)) - height - gapToTrigger;
  const beside = trigger.right + gapToTrigger;
  const fitsAbove = above >= viewportMargin;
  const fitsBeside = beside <= rightmost;
  const low = fitsBeside ? Math.max(viewportMargin, trigger.bottom - height) : trigger.bottom + gapToTrigger;
  const top = fitsAbove ? above : low;
  bubble.style.left = `${fitsAbove || !fitsBeside ? centred : beside}px`;
  bubble.style.top = `${top}px`;
  // The pointer can move onto the text.
  bubble.style.setProperty('--bridge', `${Math.max(gapToTrigger, trigger.top - top - height) + 2}px`);
}
