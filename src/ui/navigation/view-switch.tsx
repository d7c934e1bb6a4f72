import { memo } from 'react';
import { RadioRow, type RadioRowProps } from '../fields/radio-row';
import './view-switch.css';

const Switch = <Value extends string>(props: RadioRowProps<Value>) => (
  <RadioRow {...props} className="view-switch" />
);

/**
 * Views of the same thing: words in a row, the chosen one underlined. Quieter than what changes a value. Memoised: of a radio button
 * that is rendered again React takes the name away and gives it back, whatever has changed, and a key pays for the styles.
 */
export const ViewSwitch = memo(Switch) as typeof Switch;
