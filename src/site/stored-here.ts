import { showStored } from '../features/stored-data/stored-list';
import { adoptStyles } from '../ui/styles/adopt-styles';
import styles from './stored-here.css?inline';

adoptStyles(styles);
for (const place of document.querySelectorAll('[data-stored]')) showStored(place);
