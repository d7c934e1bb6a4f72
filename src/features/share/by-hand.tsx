import { words } from '#messages/share';
import { useId } from 'react';
import './by-hand.css';

/** The same function each time, so that it is called once. */
const selectAll = (field: HTMLTextAreaElement | null) => field?.select();

/** Where the clipboard is closed, the text itself, ready to be copied. */
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
