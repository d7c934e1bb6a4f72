import { create } from 'zustand';

/** Panel of saved rigs in the Input card. */
interface SavedPanelState {
  readonly isOpen: boolean;
  /** Id of the rig just saved, whose name field opens. */
  readonly freshId: string | null;
}

export const useSavedPanel = create<SavedPanelState>()(() => ({ isOpen: false, freshId: null }));

export const openSavedPanel = (isOpen = true): void => useSavedPanel.setState({ isOpen });
