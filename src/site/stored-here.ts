import { showStored } from '../features/stored-data/stored-list';

for (const place of document.querySelectorAll('[data-stored]')) showStored(place);
