import type { ReactNode } from 'react';
import type { Workspace } from '../features/calculator/workspace';
import type { answerOf } from '../rig/answer';
import type { SelectField } from '../ui/choice-fields';
import type { NumberField } from '../ui/number-field';
import type { ShowToast } from '../ui/toasts';

/** What a tab of the explore area is given. */
export interface PanelProps extends Workspace {
  readonly showToast: ShowToast;
  /** The calculator's own fields. A tab that imported them would have them cut out of the calculator's script. */
  readonly controls: { readonly NumberField: typeof NumberField; readonly SelectField: typeof SelectField };
}

/** What the script of a tab offers. */
export interface ExplorePart {
  readonly Panel: (props: PanelProps) => ReactNode;
  readonly answerOf: typeof answerOf;
}
