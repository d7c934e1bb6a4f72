import { explainImpossible, type Outcome } from '../../core/outcome';

/** Why there is less to see than usual, said in the picture itself. */
export function ReasonNote({ seen, drawn }: { readonly seen: Outcome<unknown>; readonly drawn: boolean }) {
  if (seen.ok && drawn) return null;
  const text = seen.ok
    ? 'Your numbers are fine to calculate with, but too large to draw.'
    : explainImpossible(seen.reason);
  return <p className="rig-reason">{text}</p>;
}
