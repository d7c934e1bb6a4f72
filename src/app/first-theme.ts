import { showTheme } from '../platform/theme';

// Stands in the head of every page, so that nothing is painted before. Again when another tab has chosen, and when the page
// comes back as it was left.
(onstorage = onpageshow = () => showTheme())();
