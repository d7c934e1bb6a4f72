import { createContext, useContext } from 'react';
import type { SelectField } from '../../ui/choice-fields';
import type { NumberField } from '../../ui/number-field';

/**
 * The fields of the calculator, handed in instead of imported. Imported here as well as there, the build would cut them and
 * React out of the calculator's script, which has to arrive in one piece.
 */
export interface Controls {
  readonly NumberField: typeof NumberField;
  readonly SelectField: typeof SelectField;
}

const ControlsContext = createContext<Controls | null>(null);

export const ControlsProvider = ControlsContext.Provider;

export function useControls(): Controls {
  const controls = useContext(ControlsContext);
  if (!controls) throw new Error('There is no panel around this part.');
  return controls;
}
