import { MappingInvalid } from './formats/mapping.ts';
import { SheetUnreadable } from './read/unreadable.ts';

type ErrorClass = new (...parameters: never[]) => Error;

/** Errors printed as their message only, because the operator can fix them. */
export const EXPECTED: readonly ErrorClass[] = [SheetUnreadable, MappingInvalid];

/**
 * Runs a command and sets the exit code: 2 without its arguments, 1 for an expected error.
 * @param start returns null if arguments are missing, else a promise of the exit code.
 */
export async function runCommand(
  usage: string,
  expected: readonly ErrorClass[],
  start: () => Promise<number> | null,
): Promise<void> {
  try {
    const running = start();
    if (running === null) process.stderr.write(`${usage}\n`);
    process.exitCode = running === null ? 2 : await running;
  } catch (error) {
    if (isUsageError(error)) {
      process.stderr.write(`${error.message}\n${usage}\n`);
      process.exitCode = 2;
      return;
    }
    if (!expected.some((kind) => error instanceof kind) && !isFileError(error)) throw error;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

function isUsageError(error: unknown): error is Error {
  return error instanceof TypeError && codeOf(error).startsWith('ERR_PARSE_ARGS');
}

/** A file that is missing, a folder, or not readable. */
function isFileError(error: unknown): boolean {
  return ['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR', 'EPERM'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
