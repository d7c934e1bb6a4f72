import { RadioRow, type RadioRowProps } from './radio-row';
import './segments.css';

/** Segmented control: a few options in one frame, the chosen one filled. */
export const Segments = <Value extends string>(props: RadioRowProps<Value>) => (
  <RadioRow {...props} className="segments" />
);
