import type { Guard } from './guard.ts';
import type { Lane } from './lane.ts';
import { type FailedTest, runTests } from './run-tests.ts';

/** Errors of SQL that PostgreSQL cannot run: the removal itself is wrong. */
const BROKEN_SQL =
  /syntax error at or near|no unique or exclusion constraint matching|could not determine data type|there is no unique constraint matching/;

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
 * Runs the tests that reach a guard, without it, up to the first failure. The file of a test
 * that fails runs again, so that a failure by chance is not taken for one that the removal causes.
 */
export async function tryWithout(
  lane: Lane,
  guard: Guard,
  files: readonly string[],
): Promise<Omit<Result, 'files'>> {
  const result = await lane.tree.withEdits(guard.edits, () => findFailing(lane, guard, files, []));
  await lane.clean();
  return result;
}

async function findFailing(
  lane: Lane,
  guard: Guard,
  files: readonly string[],
  sometimes: readonly string[],
): Promise<Omit<Result, 'files'>> {
  if (files.length === 0) return { failing: null, sometimes };
  const run = { root: lane.tree.root, database: lane.database, bail: true, workers: 1 };
  const [first] = (await runTests({ ...run, files })).failed;
  if (first === undefined) return { failing: null, sometimes };
  if (first.file === '' || BROKEN_SQL.test(first.message)) {
    throw new Error(`The tests cannot run without ${guard.id}: ${first.message}`);
  }
  const again = await runTests({ ...run, files: [first.file] });
  const { file, name } = first;
  if (again.failed.length > 0) return { failing: { file, name }, sometimes };
  const others = files.filter((other) => other !== file);
  return findFailing(lane, guard, others, [...sometimes, nameOf(first)]);
}

export function nameOf({ file, name }: Pick<FailedTest, 'file' | 'name'>): string {
  return name === '' ? file : `${file} › ${name}`;
}
