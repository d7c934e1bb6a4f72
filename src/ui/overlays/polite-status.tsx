import { memo, useLayoutEffect, useState, type ReactNode } from 'react';
import type { Source } from '../source';

const quietMs = 1000;

interface PoliteStatusProps<Value> {
  readonly source: Source<Value>;
  readonly read: (value: Value) => string;
}

/** Tells screen readers a result once it has stood still for a second, not on each keystroke. */
export const PoliteStatus = memo(function PoliteStatus<Value>({ source, read }: PoliteStatusProps<Value>) {
  const [settled, setSettled] = useState(() => read(source.get()));

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(read(source.get())), quietMs);
    };
    wait();
    const stop = source.subscribe(wait);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [source, read]);

  return (
    <p className="visually-hidden" role="status">
      {settled}
    </p>
  );
}) as <Value>(props: PoliteStatusProps<Value>) => ReactNode;
