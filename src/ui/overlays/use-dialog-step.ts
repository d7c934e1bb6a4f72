import { useEffect, useState } from 'react';
import { isDialogOpen, onEntry, stepDialog } from '../../platform/history-steps';

/**
 * Whether a dialog is open, as a step in the history: Back closes it, Forward and a reload open it again.
 *
 * @param id Unique on the page.
 */
export function useDialogStep(id: string) {
  const [isOpen, show] = useState(false);
  useEffect(() => {
    const follow = () => show(isDialogOpen(id));
    follow();
    return onEntry(follow);
  }, [id]);
  const setIsOpen = (willOpen: boolean) => {
    show(willOpen);
    stepDialog(id, willOpen);
  };
  return [isOpen, setIsOpen] as const;
}
