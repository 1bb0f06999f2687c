import type { Guard } from './guard.ts';
import type { Lane } from './lane.ts';
import { type FailedTest, runTests } from './run-tests.ts';

/** Environment of a test run. */
export interface Bench {
  readonly lane: Lane;
  /** Path of Vitest's configuration, relative to the root. */
  readonly config: string;
  /** Matches the message of a test that fails because the removal made the code invalid. */
  readonly broken?: RegExp;
}

/** Test result of the sources without a guard. */
export interface Result {
  /** Test that fails in both runs; null if none does. */
  readonly failing: { readonly file: string; readonly name: string } | null;
  /** Tests that failed once and passed when repeated. */
  readonly sometimes: readonly string[];
  /** Number of test files that reach the guard. */
  readonly files: number;
}

/**
 * Runs the tests that reach a removed guard, up to the first failure. A failing test is repeated
 * alone, so that a flaky failure is not attributed to the removal.
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
  const retry = await runTests({ ...run, files: [file], titles });
  if (retry.failed.length > 0) return { failing: { file, name }, sometimes };
  const others = files.filter((other) => other !== file);
  return findFailing(bench, guard, others, [...sometimes, nameOf(first)]);
}

export function nameOf({ file, name }: Pick<FailedTest, 'file' | 'name'>): string {
  return name === '' ? file : `${file} › ${name}`;
}
