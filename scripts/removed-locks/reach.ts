import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit } from '../mutation/guard.ts';
import type { Lane } from '../mutation/lane.ts';
import { type FailedTest, runTests } from '../mutation/run-tests.ts';
import { CONFIG } from './config.ts';
import type { Lock } from './lock.ts';
import { markOf, RECORD, type Recorded } from './recorded.ts';

/** Test files that compare the schema with a list and do not test concurrency. */
const ABOUT_SCHEMA = /\/db\/(?:company-keys|sql-literals)\.test\.ts$/;

/** Test files that reach each guard, in an unchanged copy. */
export interface Reach {
  /** See {@link fingerprintOf}. */
  readonly fingerprint: string;
  /** Test files by guard id, fastest first. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** Tests that fail although nothing is removed. */
  readonly failed: readonly FailedTest[];
}

/** Runs all server tests once, with a mark in each statement that has a guard. */
export async function recordReach(
  { tree, database }: Lane,
  guards: readonly Lock[],
  workers: number,
): Promise<Reach> {
  const path = join(tree.root, 'statements.jsonl');
  const marks = guards.flatMap((guard, number) => markIn(guard, number));
  const { failed, durations } = await tree.withEdits(marks, () =>
    runTests({
      root: tree.root,
      config: CONFIG,
      database,
      bail: false,
      workers,
      env: { [RECORD]: path },
    }),
  );
  const broken = failed.find(({ file }) => file === '');
  if (broken !== undefined) throw new Error(broken.message);
  const recorded = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Recorded => JSON.parse(line));
  rmSync(path);
  const byName = Map.groupBy(recorded, ({ name }) => name);
  const filesOf = (names: readonly string[]) =>
    [...new Set(names.flatMap((name) => byName.get(name) ?? []).map(({ test }) => test))]
      .map((test) => test.slice(tree.root.length + 1).replaceAll('\\', '/'))
      .filter((file) => file !== '')
      .toSorted((a, b) => (durations.get(a) ?? 0) - (durations.get(b) ?? 0));
  return {
    fingerprint: fingerprintOf(tree.root),
    files: Object.fromEntries(
      guards.map((guard, number) => [
        guard.id,
        guard.tables.length === 0
          ? filesOf([String(number)])
          : filesOf(guard.tables).filter((file) => !ABOUT_SCHEMA.test(file)),
      ]),
    ),
    failed,
  };
}

/** Returns a hash of the server's sources and tests. */
export function fingerprintOf(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('apps/api/src/**/*.{ts,sql}', { cwd: root }).toSorted()) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/**
 * Returns the edit that marks a guard without changing its statement. Migrations have no marks,
 * because their tables identify them.
 */
function markIn({ tables, edits }: Lock, number: number): Edit[] {
  const [first] = edits;
  if (tables.length > 0 || first === undefined) return [];
  return [{ ...first, end: first.start, replacement: markOf(number) }];
}
