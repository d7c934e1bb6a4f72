import { createContext, useContext } from 'react';
import { createAnswers, type Answers, type LiveAnswer } from '../state/answers';
import { createStore, type Store } from '../state/legacy';
import { afterPaint, inPause, later, type LateSource } from '../ui/source';

/** What the parts of one calculator share: the rig as it is entered, and what follows from it. */
export interface Workspace {
  readonly store: Store;
  readonly answers: Answers;
  /** The same one frame later, for what stands beside the number that is asked for. */
  readonly nextFrame: LateSource<LiveAnswer>;
  /** The same when the typing pauses, for what is out of sight. */
  readonly nextPause: LateSource<LiveAnswer>;
  /** The exact method has arrived: nobody has to wait for what it says. */
  readonly provideExact: Answers['provideExact'];
}

export function createWorkspace(store = createStore()): Workspace {
  const answers = createAnswers(store);
  const nextFrame = later(answers, afterPaint);
  const nextPause = later(answers, inPause);
  return {
    store,
    answers,
    nextFrame,
    nextPause,
    provideExact: (exact) => {
      answers.provideExact(exact);
      nextFrame.catchUp();
      nextPause.catchUp();
    },
  };
}

const WorkspaceContext = createContext<Workspace | null>(null);

export const WorkspaceProvider = WorkspaceContext.Provider;

/** The calculator that a component is part of; several may stand in one page. */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error('There is no calculator around this part.');
  return workspace;
}
