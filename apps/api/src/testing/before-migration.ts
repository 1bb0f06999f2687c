import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../db/migrate.ts';
import { openTestDb, type TestDb } from '../db/testing.ts';

const MIGRATIONS = join(import.meta.dirname, '../db/migrations');

/** A database as it was before a migration. */
export interface Before {
  readonly db: TestDb;
  /** Applies it; answers the names of what was applied. */
  migrate(): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens a database of a test's own that has seen every migration before the one of this name. */
export async function openBefore(migration: string): Promise<Before> {
  const folder = await mkdtemp(join(tmpdir(), 'claypot-migrations-'));
  const copy = (name: string) => copyFile(join(MIGRATIONS, name), join(folder, name));
  const names = await readdir(MIGRATIONS);
  await Promise.all(names.filter((name) => name < migration).map(copy));
  const db = await openTestDb(folder);
  return {
    db,
    async migrate() {
      await copy(migration);
      return migrate(db, folder);
    },
    async close() {
      await db.close();
      await rm(folder, { recursive: true });
    },
  };
}
