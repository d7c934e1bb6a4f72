import { Icon } from './icons';

// Apart from icons.tsx: the first script shows none of them.
export const chevronIcon = <Icon path="M4 6l4 4 4-4" />;
export const crossIcon = <Icon path="M4 4l8 8M12 4l-8 8" />;
export const starIcon = <Icon path="M8 1.8l1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.6l-3.8 2 .7-4.3-3.1-3 4.3-.6z" />;
