import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { type Db, DbError, type Queryable, StatementTimeout, type Transaction } from './db.ts';
import { expandStepOf } from './expand-step.ts';
import { sql } from './sql.ts';

/** Folder of the numbered SQL files that create the tables. */
const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** Thrown if the database and the migration files do not match; the message states the remedy. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** Key of the advisory lock; any constant number would do. */
const LOCK = 7_295_102;

/** Short timeouts, because other clients of a table queue behind the migration's lock. */
const BRIEFLY = "set local lock_timeout = '2s'; set local statement_timeout = '10s'";
/** Attempts to get the lock, and the pause between them in ms, in which customers' queries run. */
const ATTEMPTS = 30;
const PAUSE = 2_000;

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Applies all pending migrations of `folder` in one transaction, in order of their names.
 * Concurrent instances wait for each other. Applied files must not change, nor be missing if this
 * version needs them. If a table is locked, the migration waits briefly and retries, so that
 * customers of running instances are not blocked.
 * @param pause waits the given number of ms.
 * @returns the names of the migrations applied now.
 */
export async function migrate(
  db: Db,
  folder: string = MIGRATIONS,
  pause: (milliseconds: number) => Promise<unknown> = after,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return tryFor(ATTEMPTS, pause, () => applyPending(db, migrations));
}

async function tryFor<Result>(
  attempts: number,
  pause: (milliseconds: number) => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DbError && error.sqlState === LOCK_NOT_AVAILABLE)) throw error;
    if (attempts <= 1) {
      throw new MigrationError(
        'A table that is to be changed was never free for it. End what has it open for long (pg_stat_activity tells), and start again.',
        { cause: error },
      );
    }
    await pause(PAUSE);
    return tryFor(attempts - 1, pause, work);
  }
}

function applyPending(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.script(`${BRIEFLY}; ${MIGRATIONS_TABLE}`);
    const pending = findPending(migrations, await readApplied(tx));
    for (const { name, text, checksum } of pending) {
      await apply(tx, name, text);
      await tx.execute(sql`
        insert into schema_migrations (name, checksum, first_step)
        values (${name}, ${checksum}, ${expandStepOf(text)})`);
    }
    return pending.map(({ name }) => name);
  });
}

async function apply(tx: Transaction, name: string, text: string): Promise<void> {
  try {
    await tx.script(text);
  } catch (error) {
    if (!(error instanceof StatementTimeout)) throw error;
    throw new MigrationError(
      `The migration ${name} was stopped, and nothing of it is done, as it would have kept customers waiting. Do first what it says is to be done beforehand, and start again.`,
      { cause: error },
    );
  }
}

/**
 * Table of the applied migrations. `first_step` names the expand migration that a contract
 * migration follows.
 */
const MIGRATIONS_TABLE = `
  create table if not exists schema_migrations (
    name text primary key, checksum text not null, position int generated always as identity,
    first_step text)`;

/** Returns a short hash of all migrations in `folder`. */
export async function fingerprint(folder: string = MIGRATIONS): Promise<string> {
  const migrations = await readMigrations(folder);
  const all = migrations.map(({ name, checksum }) => `${name} ${checksum}`).join('\n');
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

/**
 * Returns the migrations of this version that a database lacks. Additional migrations of a newer
 * version are ignored: both versions run side by side during a deployment.
 */
export async function findPendingMigrations(
  db: Queryable,
  folder: string = MIGRATIONS,
): Promise<string[]> {
  const [files, applied] = await Promise.all([
    readdir(folder),
    db.query<{ name: string }>(sql`select name from schema_migrations`),
  ]);
  const there = new Set(applied.map(({ name }) => name));
  return files.filter((file) => isMigration(file) && !there.has(file)).sort();
}

function isMigration(file: string): boolean {
  return /^\d{4}_.*\.sql$/.test(file);
}

interface Applied {
  readonly name: string;
  readonly checksum: string;
  /**
   * Expand migration that a version must know to work with this contract migration; null for other
   * migrations.
   */
  readonly first_step: string | null;
}

async function readApplied(tx: Transaction): Promise<Map<string, Applied>> {
  const rows = await tx.query<Applied>(
    sql`select name, checksum, first_step from schema_migrations`,
  );
  return new Map(rows.map((row) => [row.name, row]));
}

function findPending(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, Applied>,
): Migration[] {
  requireSameBeginning(migrations, applied);
  const knownNames = new Set(migrations.map(({ name }) => name));
  for (const { name, first_step } of applied.values()) {
    // An unknown migration of a newer version is safe if it only expands, or if this version has
    // its expand migration.
    if (!knownNames.has(name) && first_step !== null && !knownNames.has(first_step)) {
      throw new MigrationError(
        `The database was made by a newer version (it has ${name}). Start that version, or another database.`,
      );
    }
  }
  return migrations.filter(({ name, checksum }) => {
    const before = applied.get(name)?.checksum;
    if (before !== undefined && before !== checksum) {
      throw new MigrationError(
        `The migration ${name} has changed since it was applied. Put it back and write a new one.`,
      );
    }
    return before === undefined;
  });
}

/**
 * Every database of this or a later version has the first migration. One with other migrations was
 * created by an older list, which this one has replaced.
 */
function requireSameBeginning(
  [first]: readonly Migration[],
  applied: ReadonlyMap<string, Applied>,
): void {
  if (first === undefined || applied.size === 0 || applied.has(first.name)) return;
  throw new MigrationError(
    `The database was made by an older list of migrations (it has ${[...applied.keys()].sort()[0]}, but not ${first.name}) and cannot be brought up to date. Nothing was changed. Start with an empty database (another DATA_DIR or DATABASE_URL), or start the version that made this one.`,
  );
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(isMigration).sort();
  const twin = names.find((name, index) => name.slice(0, 4) === names[index - 1]?.slice(0, 4));
  if (twin !== undefined) {
    throw new MigrationError(
      `Two migrations have the number of ${twin}: give it the next free one.`,
    );
  }
  return Promise.all(
    names.map(async (name) => {
      // A checkout with other line endings is the same migration.
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
