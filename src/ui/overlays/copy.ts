import type { ReactNode } from 'react';
import { words } from '#messages/app';
import { copyText } from '../../platform/clipboard';
import { showToast } from './toasts';

/** Copies a text, and says so; or shows it, where the browser does not allow that. */
export async function copy(text: string, said?: ReactNode): Promise<void> {
  const { notAllowed, copied, copiedLines } = words.copying;
  if (!(await copyText(text))) showToast(notAllowed(text));
  else showToast(said ?? (text.includes('\n') ? copiedLines : copied(text)));
}
