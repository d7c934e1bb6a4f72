// The old shape, on top of the new one: only until every part imports `showToast` and `offerUndo`. To be deleted.
import { type ReactNode } from 'react';
import { offerUndo, showToast, ToastRegion, withdrawUndo } from './toasts';

export type ShowToast = (content: ReactNode) => void;

export const useToasts = () => ({ showToast, toastRegion: <ToastRegion /> });

// eslint-disable-next-line @typescript-eslint/no-unused-vars -- as long as it is called so
export const useUndoOffer = (_: ShowToast) => ({ offer: offerUndo, forget: () => withdrawUndo() });
