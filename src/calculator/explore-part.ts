import type { ReactNode } from 'react';
import type { Workspace } from './workspace';
import type { answerOf } from '../domain/rig/answer';
import type { ShowToast } from '../ui/overlays/toasts';

/** What a tab of the explore area is given. */
export interface PanelProps extends Workspace {
  readonly showToast: ShowToast;
}

/** What the script of a tab offers. */
export interface ExplorePart {
  readonly Panel: (props: PanelProps) => ReactNode;
  readonly answerOf: typeof answerOf;
}
