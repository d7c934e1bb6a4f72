import { expect, test } from 'vitest';
import { fileName } from './file-name';

test.each([
  ['27″ 16:9 at 50 cm', 'sightline-27in-16-9-at-50-cm.csv'],
  ['3 × 32″ 16:9 1000R at 70 cm', 'sightline-3-x-32in-16-9-1000r-at-70-cm.csv'],
  ['31.5″ 16:9 at 27.6″', 'sightline-31-5in-16-9-at-27-6in.csv'],
  ['../../Écran\\0:*?', 'sightline-écran-0.csv'],
  ['Bu\u0308ro', 'sightline-büro.csv'],
  ['自宅 27″', 'sightline-自宅-27in.csv'],
  ['हिन्दी', 'sightline-हिन्दी.csv'],
  ['::', 'sightline.csv'],
])('%s is saved as %s', (rig, name) => {
  expect(fileName(rig, 'csv')).toBe(name);
});
