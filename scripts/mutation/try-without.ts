import type { Guard } from './guard.ts';
import type { Lane } from './lane.ts';
import { type FailedTest, runTests } from './run-tests.ts';

/** What tests run with. */
export interface Bench {
  readonly lane: Lane;
  /** Vitest's configuration, relative to the root. */
  readonly config: string;
  /** Recognises the message of a test that fails because the removal makes no valid code. */
  readonly broken?: RegExp;
}

/** What the tests say of the sources without a guard. */
export interface Result {
  /** Test that fails each time; null if none does. */
  readonly failing: { readonly file: string; readonly name: string } | null;
  /** Tests that failed once and passed when they ran again. */
  readonly sometimes: readonly string[];
  /** How many test files reach the guard. */
  readonly files: number;
}

/**
 * Runs the tests that reach a guard, without it, up to the first failure. A test that
 * fails runs again by itself, so that a failure by chance is not taken for one that the removal causes.
 */
export async function tryWithout(
  bench: Bench,
  guard: Guard,
  files: readonly string[],
): Promise<Omit<Result, 'files'>> {
  const { tree, clean } = bench.lane;
  const result = await tree.withEdits(guard.edits, () => findFailing(bench, guard, files, []));
  await clean();
  return result;
}

async function findFailing(
  bench: Bench,
  guard: Guard,
  files: readonly string[],
  sometimes: readonly string[],
): Promise<Omit<Result, 'files'>> {
  if (files.length === 0) return { failing: null, sometimes };
  const { tree, database } = bench.lane;
  const run = { root: tree.root, config: bench.config, database, bail: true, workers: 1 };
  const [first] = (await runTests({ ...run, files })).failed;
  if (first === undefined) return { failing: null, sometimes };
  if (first.file === '' || bench.broken?.test(first.message) === true) {
    throw new Error(`The tests cannot run without ${guard.id}: ${first.message}`);
  }
  const { file, name, titles } = first;
  const again = await runTests({ ...run, files: [file], titles });
  if (again.failed.length > 0) return { failing: { file, name }, sometimes };
  const others = files.filter((other) => other !== file);
  return findFailing(bench, guard, others, [...sometimes, nameOf(first)]);
}

export function nameOf({ file, name }: Pick<FailedTest, 'file' | 'name'>): string {
  return name === '' ? file : `${file} › ${name}`;
}
