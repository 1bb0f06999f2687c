import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Guard } from './guard.ts';
import type { Result } from './try-without.ts';

export type Results = Readonly<Record<string, Result>>;

export function readResults(path: string): Results {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Writes the results of existing guards, in their order. */
export function writeResults(path: string, guards: readonly Guard[], results: Results): void {
  const current = guards.flatMap(({ id }) => {
    const result = results[id];
    return result === undefined ? [] : [[id, result] as const];
  });
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(current), null, 2)}\n`);
}
