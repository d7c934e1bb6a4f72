import type { ReactNode } from 'react';
import { words } from '#messages/app';
import { copyText } from '../../platform/clipboard';
import { showToast } from './toasts';

/** Copies a text and confirms it; shows the text if the browser refuses. Returns whether it was copied. */
export async function copy(text: string, message?: ReactNode): Promise<boolean> {
  const { notAllowed, copied, copiedLines } = words.copying;
  const isCopied = await copyText(text);
  showToast(isCopied ? (message ?? (text.includes('\n') ? copiedLines : copied(text))) : notAllowed(text));
  return isCopied;
}
