import { words } from '#messages/compare';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Monitor } from '../../domain/monitors/types';
import { useLazyPart } from '../../ui/loading/use-lazy-part';
import '../../ui/styles/button.css';
import './add-rigs.css';

/** The search for a monitor, in a script of its own. */
export interface MonitorSearch {
  readonly MonitorDialog: (props: {
    readonly asked: number;
    readonly onPick: (monitor: Monitor) => void;
  }) => ReactNode;
}

interface MonitorButtonProps {
  readonly load: () => Promise<MonitorSearch>;
  readonly onPick: (monitor: Monitor) => void;
}

/** Opens the search for a monitor of the list. */
export function MonitorButton({ load, onPick }: MonitorButtonProps) {
  const [asked, setAsked] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        className="button button-small"
        type="button"
        ref={button}
        aria-haspopup="dialog"
        onClick={() => setAsked(asked + 1)}
      >
        {words.add.monitor}
      </button>
      {asked > 0 && <Search {...{ asked, button, load, onPick }} />}
    </>
  );
}

interface SearchProps extends MonitorButtonProps {
  /** How often: where it did not arrive, each time asks again. */
  readonly asked: number;
  readonly button: RefObject<HTMLButtonElement | null>;
}

function Search({ asked, button, load, onPick }: SearchProps) {
  const { part, failed, retry } = useLazyPart(load, button);
  const again = useRef({ asked, retry });
  useEffect(() => {
    if (again.current.asked !== asked && failed) retry();
    again.current = { asked, retry };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when it is asked for
  }, [asked]);
  if (part) return <part.MonitorDialog asked={asked} onPick={onPick} />;
  return failed ? (
    <p className="compare-failed" role="alert">
      {words.add.monitorLate.failed}
    </p>
  ) : (
    // Heard, but not seen, so that nothing moves for the moment that it takes.
    <p className="visually-hidden" role="status">
      {words.add.monitorLate.loading}
    </p>
  );
}
