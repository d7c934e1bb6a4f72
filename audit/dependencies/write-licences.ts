import { writeFileSync } from 'node:fs';
import { licencesPage } from './licences-page';

writeFileSync('docs/licences.md', licencesPage());
