import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export const libraryEntry = 'src/library/index.ts';

/**
 * The types of the package's public face. They stand in one file, so they can be written without looking at any other: an export
 * whose type would have to be worked out is an error.
 */
export function libraryDeclarations({ comments }: { readonly comments: boolean }): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(libraryEntry, 'utf8'), {
    fileName: libraryEntry,
    reportDiagnostics: true,
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      strict: true,
      isolatedDeclarations: true,
      removeComments: !comments,
    },
  });
  const [problem] = diagnostics;
  if (problem) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
  const [stray] = /^import .*$/m.exec(outputText) ?? [];
  if (stray !== undefined)
    throw new Error(`${libraryEntry} exports a type of another file, which the package would lack: ${stray}`);
  return outputText;
}

/** The exported types as a version has them: without comments, which may be reworded at any time. */
export interface RecordedApi {
  readonly version: string;
  readonly declarations: string;
}

export const apiRecord = 'src/library/api.txt';

const headOf = (version: string) =>
  `// The exported types of sightline-fov ${version}. \`npm run record:api\` writes this file.\n`;

export const recordText = ({ version, declarations }: RecordedApi): string => headOf(version) + declarations;

/** null = nothing has been recorded yet. */
export function readRecord(): RecordedApi | null {
  if (!existsSync(apiRecord)) return null;
  const text = readFileSync(apiRecord, 'utf8');
  const [, version = ''] = /sightline-fov (\S+)\. /.exec(text) ?? [];
  return { version, declarations: text.slice(headOf(version).length) };
}
