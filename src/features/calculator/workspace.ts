import { createContext, useContext } from 'react';
import { createAnswers, type Answers } from '../../store/answers';
import { createStore, type Store } from '../../store/store';

/** What the parts of one calculator share: the rig as it is entered, and what follows from it. */
export interface Workspace {
  readonly store: Store;
  readonly answers: Answers;
}

export function createWorkspace(store = createStore()): Workspace {
  return { store, answers: createAnswers(store) };
}

const WorkspaceContext = createContext<Workspace | null>(null);

export const WorkspaceProvider = WorkspaceContext.Provider;

/** The calculator that a component is part of; several may stand in one page. */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error('There is no calculator around this part.');
  return workspace;
}
