import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withIds } from '../mutation/guard.ts';
import { findInFunctions, findInSchema, keyColumns } from './find-in-migrations.ts';
import { findInStatements, merge } from './find-in-statements.ts';
import { type FoundLock, KINDS, type Lock } from './lock.ts';

const SOURCES = 'apps/api/src/**/*.ts';
const MIGRATIONS = 'apps/api/src/platform/db/migrations/*.sql';
/** Tests, samples, and code used by tests and the demo only. */
const NOT_SERVED = /\.test\.ts$|\/(?:testing|demo|generated)\/|\/db\/testing\.ts$/;
/** Tables of pg-boss, which the library changes with its own statements. */
const NOT_OURS = /_jobs\.sql$/;

/** Folders by the damage of a missing guard: money first. */
const ORDER = [
  'ordering/',
  'operations/cart',
  'payments/',
  'operations/payments',
  'wallet/',
  'operations/wallet',
  'members/points',
  'vouchers/',
  'booking/',
  'operations/booking',
  'db/migrations/0005',
  'db/migrations/0008',
  'db/migrations/0007',
  'db/migrations/0009',
  'db/migrations/0002',
  'jobs/',
  'db/migrations',
];

/**
 * Finds every guard in the server's SQL.
 *
 * @param root absolute path of the repository
 */
export function findGuards(root: string): Lock[] {
  const read = (file: string) => ({ file, source: readFileSync(join(root, file), 'utf8') });
  const list = (pattern: string) =>
    globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const migrations = list(MIGRATIONS)
    .filter((file) => !NOT_OURS.test(file))
    .toSorted()
    .map(read);
  const keys = keyColumns(migrations);
  const sources = list(SOURCES).filter((file) => !NOT_SERVED.test(file));
  const found = merge([
    ...sources.map(read).map(({ file, source }) => findInStatements(file, source, keys)),
    ...migrations.map((migration) => findInFunctions(migration, keys)),
  ]);
  const all = [...found.guards, ...findInSchema(migrations, found)];
  return withIds(all.toSorted(byMoney));
}

function byMoney(a: FoundLock, b: FoundLock): number {
  return (
    rank(a) - rank(b) ||
    a.file.localeCompare(b.file) ||
    KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
    (a.edits[0]?.start ?? 0) - (b.edits[0]?.start ?? 0)
  );
}

function rank({ file }: FoundLock): number {
  const index = ORDER.findIndex((folder) => file.includes(`/src/${folder}`));
  return index === -1 ? ORDER.length : index;
}
