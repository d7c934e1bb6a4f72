import { useEffect, useRef, useState } from 'react';

const quietMs = 1000;

interface DebouncedStatusProps {
  readonly text: string;
  /** Asked once the text stands still, where it is not meant for everybody. */
  readonly isWanted?: (status: Element) => boolean;
}

/** Tells screen readers a result once it has stood still for a second, not on each keystroke. */
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
