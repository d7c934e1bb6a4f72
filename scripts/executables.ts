import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Every place where a program of one of these names could be, in the order of the PATH. */
export const onPath = (...names: readonly string[]): string[] =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

export const firstExecutable = (candidates: readonly string[]): string | null =>
  candidates.find(isExecutable) ?? null;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
