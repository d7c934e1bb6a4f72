import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type AriaRole,
  type ElementType,
  type Ref,
} from 'react';
import type { Source } from './source';

/**
 * What a component needs to know of a source; it is rendered again only when that changes.
 *
 * @param read Has to return the same text, number or object for the same value.
 */
export function useRead<Value, Part>(source: Source<Value>, read: (value: Value) => Part): Part {
  const part = () => read(source.get());
  return useSyncExternalStore(source.subscribe, part, part);
}

/**
 * Brings an element up to date with every change, past React: for what changes with each key, where rendering costs more
 * than the change. What fails there is shown like any error while rendering.
 */
export function useLive<Value>(source: Source<Value>, apply: (value: Value) => void): void {
  const bring = useEffectEvent(() => apply(source.get()));
  const rendered = source.get();
  const isFirst = useRef(true);
  const [, fail] = useState<never>();
  useLayoutEffect(() => {
    // React knows only what it rendered itself: where that is the same again, as with another source, it leaves what was written
    // since. And it renders in slices: what it puts into the page may be from before the last key. The first time there is nothing
    // to undo: somebody may have typed into the page before it came alive.
    if (!isFirst.current || source.get() !== rendered) bring();
    isFirst.current = false;
  });
  useLayoutEffect(
    () =>
      source.subscribe(() => {
        try {
          bring();
        } catch (error) {
          fail(() => {
            throw error;
          });
        }
      }),
    [source],
  );
}

interface LiveTextProps<Value> {
  readonly source: Source<Value>;
  readonly read: (value: Value) => string;
  readonly as?: ElementType;
  readonly id?: string;
  readonly className?: string | undefined;
  readonly role?: AriaRole;
  readonly 'aria-hidden'?: boolean | 'true';
  readonly 'data-unit'?: string | undefined;
}

/** A text that follows a source. */
export function LiveText<Value>({ source, read, as: Tag = 'span', ...attributes }: LiveTextProps<Value>) {
  const element = useRef<HTMLElement>(null);
  useLive(source, (value) => {
    if (element.current) setText(element.current, read(value));
  });
  return (
    <Tag {...attributes} ref={element as Ref<HTMLElement>}>
      {read(source.get())}
    </Tag>
  );
}

/** The node stays the same: one that is taken away, a browser may hold on to. */
function setText(element: HTMLElement, text: string): void {
  const node = element.firstChild;
  if (!node) element.textContent = text;
  else if (node.nodeValue !== text) node.nodeValue = text;
}
