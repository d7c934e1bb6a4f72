import { list, object, text } from './shape';

// Metadata of both files.

/**
 * Version of the format, by semver.org: removing a property or changing its meaning raises the first number, adding one
 * the second.
 */
export const formatVersion = '1.2.0';

const licence = object('A licence.', {
  of: text('What it is for.'),
  name: text('The licence: its SPDX identifier.'),
  url: text('Where it can be read.', { format: 'uri' }),
});

export const aboutFields = {
  $schema: text('The schema of this file, beside it.'),
  version: text(
    'The version of the form of this file, by the rules of semver.org. It says nothing of the content.',
    { pattern: '^\\d+\\.\\d+\\.\\d+$' },
  ),
  content: text('Changes whenever one of the records does, and only then: part of their SHA-256.', {
    pattern: '^[0-9a-f]{16}$',
  }),
  language: text('The language of sentences in this file, as a BCP 47 tag.'),
  attribution: text('Whom to name wherever this data, or a part of it, is used.'),
  licences: list('What may be done with it.', licence),
};
