import { useEffect, useRef, useState } from 'react';

const quietMs = 1000;

interface DebouncedStatusProps {
  readonly text: string;
  /** Called once the text has settled; false = not announced. */
  readonly isWanted?: (status: Element) => boolean;
}

/** Live region, debounced by a second instead of announcing each keystroke. */
export function DebouncedStatus({ text, isWanted }: DebouncedStatusProps) {
  const [settled, setSettled] = useState(isWanted ? '' : text);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isWanted || (status.current && isWanted(status.current))) setSettled(text);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [text, isWanted]);
  return (
    <p className="visually-hidden" role="status" ref={status}>
      {settled}
    </p>
  );
}
