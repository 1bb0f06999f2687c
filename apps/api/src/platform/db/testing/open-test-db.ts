import type { Db } from '../db.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { cleanForReuse, describeSchema, giveBack, takeIdle } from './idle-databases.ts';
import { copyRows, emptyTables, listTables, type Table } from './table-rows.ts';
import { makeMigratedDatabase } from './template.ts';
import { testServerUrl } from './test-server.ts';

/** A private database of one test file, with all tables and no rows. */
export interface TestDb extends Db {
  /** Makes {@link TestDb.reset} restore the rows of this moment. */
  snapshot(): Promise<void>;
  /** Empties every table, or restores the rows saved by `keep`; call it between tests. */
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
  if (migrations !== undefined || process.env.DATABASE_URL) {
    const database = await makeMigratedDatabase(server, migrations);
    const db = openPostgres(database.url);
    const close = async () => {
      await db.close();
      await database.drop();
    };
    return resettable({ ...db, close });
  }
  const database = takeIdle(server) ?? (await makeMigratedDatabase(server));
  const db = openPostgres(database.url);
  const schema = await describeSchema(db);
  const end = async () => {
    const isClean = await cleanForReuse(db, schema);
    await db.close();
    if (isClean) giveBack(server, database);
    else await database.drop();
  };
  let ended: Promise<void> | undefined;
  const close = () => {
    ended ??= end();
    return ended;
  };
  return resettable({ ...db, close });
}

function resettable(db: Db): TestDb {
  let restoreSnapshot = '';
  let listed: Promise<Table[]> | undefined;
  // Reading the catalogue takes as long as emptying the tables.
  const tables = () => {
    listed ??= listTables(db);
    return listed;
  };
  return {
    ...db,
    async snapshot() {
      restoreSnapshot = await copyRows(db, await tables());
    },
    reset: async () => emptyTables(db, await tables(), restoreSnapshot),
  };
}
