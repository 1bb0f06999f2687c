import { likelyFirst } from '../mutation/likely-first.ts';
import type { Lock } from './lock.ts';

const CONSTRAINTS = 'apps/api/src/platform/db/tests/constraints.test.ts';

/** Sorts test files by the likelihood that they fail without a lock. */
export function lockTestsFirst(
  { file, owner, text, tables }: Lock,
  files: readonly string[],
): string[] {
  const sorted = likelyFirst(file, [owner, text, ...tables], files);
  if (tables.length === 0 || !files.includes(CONSTRAINTS)) return sorted;
  return [CONSTRAINTS, ...sorted.filter((test) => test !== CONSTRAINTS)];
}
