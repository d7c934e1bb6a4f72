import { words } from '#messages/share';
import { useId } from 'react';
import './by-hand.css';

/** A stable function, so that React calls it once. */
const selectAll = (field: HTMLTextAreaElement | null) => field?.select();

/** Selected text to copy by hand, if the clipboard is unavailable. */
export function ByHand({ text }: { readonly text: string }) {
  const id = useId();
  return (
    <div className="share-by-hand">
      <p id={id} role="alert">
        {words.copyByHand}
      </p>
      <textarea aria-labelledby={id} readOnly rows={3} value={text} ref={selectAll} />
    </div>
  );
}
