import { Icon } from './icons';
import './chevron.css';

// Apart from icons.tsx: the initial script needs none of them.
export const chevronIcon = <Icon path="M4 6l4 4 4-4" />;
export const crossIcon = <Icon path="M4 4l8 8M12 4l-8 8" />;
export const searchIcon = <Icon path="M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM10.5 10.5L14 14" />;
export const starIcon = <Icon path="M8 1.8l1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.6l-3.8 2 .7-4.3-3.1-3 4.3-.6z" />;
