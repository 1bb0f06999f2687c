import type { Db } from '../db.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { giveBack, type TestDatabase, takeIdle } from './idle-databases.ts';
import { lendDb } from './lend-db.ts';
import { openTableRows } from './table-rows.ts';
import { makeMigratedDatabase } from './template.ts';
import { testServerUrl } from './test-server.ts';

/** A private database of one test file, with all tables and no rows. */
export interface TestDb extends Db {
  /** Makes {@link TestDb.reset} restore the rows of this moment. */
  snapshot(): Promise<void>;
  /** Empties every table, or restores the rows of `snapshot`; call it between tests. */
  reset(): Promise<void>;
}

/**
 * Opens an empty private database for one test file, on the server of the test run. Open it in
 * `beforeAll`. `close` empties it for the next file of the process, because creating a database
 * takes half a second of CPU time. On a server of `DATABASE_URL`, which remains after the run,
 * `close` drops it.
 * @param migrations another folder of migrations.
 */
export async function openTestDb(migrations?: string): Promise<TestDb> {
  const server = await testServerUrl();
  // Vitest ends its processes; another process ends once all its connections are closed.
  const isReused =
    migrations === undefined && !process.env.DATABASE_URL && process.env.VITEST !== undefined;
  const database =
    (isReused ? takeIdle(server) : undefined) ?? (await createDatabase(server, migrations));
  const { db, end } = lendDb(database.db);
  const finish = async () => {
    await end();
    if (isReused && (await database.rows.clean())) giveBack(server, database);
    else await database.drop();
  };
  let finished: Promise<void> | undefined;
  return {
    ...db,
    snapshot: database.rows.save,
    reset: database.rows.restore,
    close() {
      finished ??= finish();
      return finished;
    },
  };
}

async function createDatabase(server: string, migrations?: string): Promise<TestDatabase> {
  const { url, drop } = await makeMigratedDatabase(server, migrations);
  const db = openPostgres(url);
  const rows = await openTableRows(url);
  return {
    db,
    rows,
    async drop() {
      await Promise.all([db.close(), rows.close()]);
      await drop();
    },
  };
}
