import { Disclosure, type DisclosureProps } from './disclosure';
import { chevronIcon } from './svg/list-icons';
import './chevron-disclosure.css';

/** Chevron after the summary instead of the browser's marker before it. */
export const ChevronDisclosure = ({ className, summary, ...rest }: DisclosureProps) => (
  <Disclosure
    className={`${className} chevron-disclosure`}
    summary={
      <>
        {summary}
        {chevronIcon}
      </>
    }
    {...rest}
  />
);
