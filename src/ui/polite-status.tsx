import { memo, useLayoutEffect, useState } from 'react';

const quietMs = 1000;

/** Tells screen readers a result once it has stood still for a second, not on each keystroke. */
export const PoliteStatus = memo(function PoliteStatus({ text }: { readonly text: string }) {
  const [settled, setSettled] = useState(text);

  useLayoutEffect(() => {
    const timer = setTimeout(() => setSettled(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p className="visually-hidden" role="status">
      {settled}
    </p>
  );
});
