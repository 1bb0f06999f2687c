import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db, Queryable, Transaction } from './db.ts';
import { sql } from './sql.ts';

/** Where the tables are made, one numbered file after another. */
const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** The database and the migration files do not belong together; the message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** Names this lock among the database's advisory locks; any constant number would do. */
const LOCK = 7_295_102;

/**
 * Brings the database up to date: all pending files of `folder` in one transaction, in the order
 * of their names. Instances that start at once wait for each other. Files already applied may not
 * change or vanish.
 * @returns the names applied now.
 */
export async function migrate(db: Db, folder: string = MIGRATIONS): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.script(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, position int generated always as identity)`,
    );
    const pending = findPending(migrations, await readApplied(tx));
    for (const { name, text, checksum } of pending) {
      await tx.script(text);
      await tx.execute(
        sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`,
      );
    }
    return pending.map(({ name }) => name);
  });
}

/** A short text that is another one as soon as a migration of `folder` is. */
export async function fingerprint(folder: string = MIGRATIONS): Promise<string> {
  const migrations = await readMigrations(folder);
  const all = migrations.map(({ name, checksum }) => `${name} ${checksum}`).join('\n');
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

/**
 * The migrations of this version that a database lacks. One that a newer version has made lacks none,
 * however much more it has: old and new stand side by side during a deployment.
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

async function readApplied(tx: Transaction): Promise<Map<string, string>> {
  const rows = await tx.query<{ name: string; checksum: string }>(
    sql`select name, checksum from schema_migrations`,
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function findPending(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  for (const name of applied.keys()) {
    if (!known.has(name)) {
      throw new MigrationError(
        `The database was made by a newer version (it has ${name}). Start that version, or another database.`,
      );
    }
  }
  return migrations.filter(({ name, checksum }) => {
    const before = applied.get(name);
    if (before !== undefined && before !== checksum) {
      throw new MigrationError(
        `The migration ${name} has changed since it was applied. Put it back and write a new one.`,
      );
    }
    return before === undefined;
  });
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
      // A checkout with other line ends is the same migration.
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}
