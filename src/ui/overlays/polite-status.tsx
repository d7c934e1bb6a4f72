// The old shape, on top of the new one: only until its last user passes a text to `DebouncedStatus`. To be deleted.
import { useRead } from '../live';
import type { Source } from '../source';
import { DebouncedStatus } from './debounced-status';

interface PoliteStatusProps<Value> {
  readonly source: Source<Value>;
  readonly read: (value: Value) => string;
}

export const PoliteStatus = <Value,>({ source, read }: PoliteStatusProps<Value>) => (
  <DebouncedStatus text={useRead(source, read)} />
);
