import { RadioRow, type RadioRowProps } from '../fields/radio-row';
import './view-switch.css';

/** Views of the same thing: words in a row, the chosen one underlined. Quieter than what changes a value. */
export const ViewSwitch = <Value extends string>(props: RadioRowProps<Value>) => (
  <RadioRow {...props} className="view-switch" />
);
