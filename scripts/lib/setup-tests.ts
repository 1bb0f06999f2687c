// Node 24 does not ship Temporal yet.
import 'temporal-polyfill/global';
import fc from 'fast-check';
import { expect } from 'vitest';

/**
 * Property tests use the same cases in every run. `SEED=7 npm test -- headless server` tries
 * others.
 */
const seed = Number(process.env.SEED ?? 1);
if (!Number.isInteger(seed)) throw new Error(`SEED "${process.env.SEED}" is not a whole number`);
fc.configureGlobal({ seed });

/**
 * Compares Temporal values by their text. They have no properties, so `toMatchObject` would
 * consider any value equal.
 */
expect.addEqualityTesters([
  (a: unknown, b: unknown) =>
    isTemporal(a) || isTemporal(b)
      ? typeName(a) === typeName(b) && String(a) === String(b)
      : undefined,
]);

function isTemporal(value: unknown): boolean {
  return typeName(value).startsWith('[object Temporal.');
}

function typeName(value: unknown): string {
  return Object.prototype.toString.call(value);
}
