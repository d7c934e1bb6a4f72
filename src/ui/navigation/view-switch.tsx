import { memo } from 'react';
import { RadioRow, type RadioRowProps } from '../fields/radio-row';
import './view-switch.css';

const Switch = <Value extends string>(props: RadioRowProps<Value>) => (
  <RadioRow {...props} className="view-switch" />
);

/**
 * Views of the same data: words in a row, the chosen one underlined; quieter than inputs. Memoised: React
 * removes and restores the name of a radio button on each render, and each key would restyle it.
 */
export const ViewSwitch = memo(Switch) as typeof Switch;
