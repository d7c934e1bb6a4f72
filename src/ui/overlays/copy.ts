import type { ReactNode } from 'react';
import { words } from '#messages/app';
import { copyText } from '../../platform/clipboard';
import { showToast } from './toasts';

/** Copies a text, and says so; or shows it, where the browser does not allow that. Returns whether it did. */
export async function copy(text: string, said?: ReactNode): Promise<boolean> {
  const { notAllowed, copied, copiedLines } = words.copying;
  const isCopied = await copyText(text);
  showToast(isCopied ? (said ?? (text.includes('\n') ? copiedLines : copied(text))) : notAllowed(text));
  return isCopied;
}
