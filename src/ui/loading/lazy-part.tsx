import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { PartBoundary } from './error-boundary';
import { Loading, NotLoaded } from './part-missing';
import { useInView } from './use-in-view';
import { useVisitorActed } from './use-visitor-acted';

interface Loadable {
  readonly load: () => Promise<unknown>;
  readonly isLoaded: () => boolean;
}

/** A component in a script of its own, which can load before it is rendered. */
export type LazyComponent<Props> = ComponentType<Props> & Loadable;

type PropsOf<Part> = Part extends (props: infer Props) => ReactNode ? Props : never;

/** @example const Explore = lazyPart(() => import('./explore'), 'Explore'); */
export function lazyPart<Module, Name extends keyof Module>(
  importModule: () => Promise<Module>,
  name: Name,
): LazyComponent<PropsOf<Module[Name]>> {
  type Part = ComponentType<PropsOf<Module[Name]>>;
  interface Loaded {
    readonly default: Part;
  }
  let loaded: Loaded | undefined;
  const load = async () => (loaded ??= { default: (await importModule())[name] as Part });
  // Synchronous thenable: a loaded part is rendered without its fallback.
  const ready = { then: (resolve: (part?: Loaded) => void) => resolve(loaded) } as Promise<Loaded>;
  const part: Part = lazy(() => (loaded ? ready : load()));
  return Object.assign(part, { load, isLoaded: () => loaded !== undefined });
}

/**
 * Loads a script once it is wanted, and renders it in a transition, so that it does not block keys.
 *
 * @returns null while it is loading; a module of null = it did not load.
 */
export function useLoaded<Module>(
  load: () => Promise<Module>,
  isWanted: boolean,
): { readonly module: Module | null } | null {
  const [loaded, setLoaded] = useState<{ readonly module: Module | null } | null>(null);
  const isStarting = isWanted && loaded === null;
  useEffect(() => {
    if (!isStarting) return;
    const settle = (module: Module | null) => startTransition(() => setLoaded({ module }));
    load().then(settle, () => settle(null));
  }, [load, isStarting]);
  return loaded;
}

interface LazyPartProps {
  /** The lazy component among the children. */
  readonly part: Loadable;
  /** Distance to the viewport at which it loads. */
  readonly aheadPx?: number;
  /** Loads at any distance. */
  readonly isWanted?: boolean;
  /** Static HTML of the part; replaced once it has loaded. */
  readonly served?: ReactNode;
  /** Shown while it loads. */
  readonly loading?: ReactNode;
  readonly className?: string;
  readonly id?: string;
  /** Set to the container, which takes the focus of removed buttons. */
  readonly placeRef?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** A part of the page that loads near the viewport, once the visitor does anything. Its failures stay in its place. */
export function LazyPart(props: LazyPartProps) {
  const { part, aheadPx = 0, isWanted = false, served, className, id, children } = props;
  const { loading = served === undefined && <Loading /> } = props;
  const ownRef = useRef<HTMLDivElement>(null);
  const place = props.placeRef ?? ownRef;
  const isNear = useInView(place, aheadPx);
  const acted = useVisitorActed();
  const loaded = useLoaded(part.load, isWanted || (isNear && acted));
  const isReady = part.isLoaded() && (isWanted || loaded !== null);
  return (
    <div className={className} id={id} ref={place} tabIndex={-1}>
      <PartBoundary place={place}>
        {!isReady && served}
        {isReady ? <Suspense>{children}</Suspense> : loaded ? <NotLoaded /> : loading}
      </PartBoundary>
    </div>
  );
}
