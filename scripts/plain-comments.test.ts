import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId === 'comments/plain',
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});

async function complaintsAbout(code: string, filePath = 'src/domain/scene/car.ts') {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map(({ line, message }) => `${line}: ${message}`);
}

const badStart = (word: string) => `1: Begin a comment with a noun or a verb, not with “${word}”`;
const badWord = (word: string) => `1: Say “the user”, “the caller” or “unset” instead of “${word}”`;

describe('comments in the code', () => {
  it.each([
    ['/** What the eye sees. */', badStart('What')],
    ['/**\n * Who asks gets it.\n */', badStart('Who')],
    ['/* Where it stands. */', badStart('Where')],
    ['// As it was.', badStart('As')],
    ['call(); // Of the screen', badStart('Of')],
    ['// From the eye\n// to the screen', badStart('From')],
    ['/** Asks whoever it is. */', badWord('whoever')],
    ['// A value\n// nobody set', '2: Say “the user”, “the caller” or “unset” instead of “nobody”'],
    ['/** Somebody else set it. */', badWord('Somebody')],
  ])('%j is found', async (code, complaint) => {
    expect(await complaintsAbout(code)).toEqual([complaint]);
  });

  it.each([
    '/** Width of the screen in millimetres. */',
    '/** Aspect ratio. */',
    '// Ratio of the width to the height,\n// As a fraction.',
    '/**\n * Distance\n * From the eye.\n */',
    "const text = '// What the eye sees';",
    '/** as typed */',
  ])('%j is plain', async (code) => {
    expect(await complaintsAbout(code)).toEqual([]);
  });

  it.each([
    'scripts/bundle.ts',
    'scripts/lint/plain-comments.js',
    'audit/fuzz/fuzz.ts',
    'e2e/axe.ts',
    'vite.config.ts',
  ])('are checked in %s, too', async (file) => {
    expect(await complaintsAbout('// Of the screen', file)).toEqual([badStart('Of')]);
  });

  it('counts two comments apart as two', async () => {
    const found = await complaintsAbout('// One.\n\n// What comes next.\ncall(); // What else\n');
    expect(found?.map((text) => text.slice(0, 2))).toEqual(['3:', '4:']);
  });
});
