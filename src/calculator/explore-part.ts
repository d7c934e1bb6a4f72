import type { ReactNode } from 'react';
import type { Workspace } from './workspace';
import type { exactAnswer } from '../domain/rig/exact-answer';
import type { ShowToast } from '../ui/overlays/legacy-toasts';

/** What a tab of the explore area is given. */
export interface PanelProps extends Workspace {
  readonly showToast: ShowToast;
}

/** What the script of a tab offers. */
export interface ExplorePart {
  readonly Panel: (props: PanelProps) => ReactNode;
  readonly exactAnswer: typeof exactAnswer;
}
