import type { Db } from '../../apps/api/src/platform/db/db.ts';
import { openDb } from '../../apps/api/src/platform/db/open-db.ts';

/** Opens a database, works with it and closes it. */
export async function withDb<Result>(
  databaseUrl: string,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const settings = { dataDir: '', databaseUrl, databaseDirectUrl: null, preparedStatements: true };
  const fail = (reason: unknown) => console.log(`  ${String(reason)}`);
  const db = await openDb(settings, { onTrouble: fail, onLost: fail });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
