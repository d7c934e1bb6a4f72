import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as library from '../src/library/index';
import { libraryDeclarations, readRecord } from './library-declarations';

it('the package exports what is recorded for its version', () => {
  const recorded = readRecord();
  expect(recorded).not.toBeNull();
  expect(
    libraryDeclarations({ comments: false }),
    `The exported types of src/library/index.ts are not those of ${recorded?.version}. If that is meant, raise the version in ` +
      'package.json (docs/library.md says which number), tell it in CHANGELOG.md, and `npm run record:api`',
  ).toBe(recorded?.declarations);
});

it('the record is for this version or an earlier one', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  const order = new Intl.Collator('en', { numeric: true });
  expect(order.compare(readRecord()?.version ?? '', version)).toBeLessThanOrEqual(0);
});

it('what is declared is there, and nothing else', () => {
  const declared = [...libraryDeclarations({ comments: false }).matchAll(/^export declare \w+ (\w+)/gm)];
  expect(declared.map(([, name]) => name).sort()).toEqual(Object.keys(library).sort());
});
