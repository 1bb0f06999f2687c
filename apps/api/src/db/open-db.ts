import type { Db } from './db.ts';
import { openPglite } from './pglite/open-pglite.ts';
import { openPostgres } from './postgres/open-postgres.ts';

export interface DbSettings {
  /** Absolute; the embedded database is kept here. */
  dataDir: string;
  /** A server to use instead. */
  databaseUrl: string | null;
  /** The server itself, where `databaseUrl` names a pooler before it. */
  databaseDirectUrl: string | null;
  /** Whether the server's connections keep the plans of statements. */
  preparedStatements: boolean;
}

/**
 * Opens the database that the settings name, and waits until it answers.
 * @param onTrouble told of a broken idle connection, which mends itself.
 * @param onLost told once when the embedded database has died, which only a new start mends.
 */
export async function openDb(
  { dataDir, databaseUrl, databaseDirectUrl, preparedStatements }: DbSettings,
  { onTrouble, onLost }: { onTrouble: (error: Error) => void; onLost: (reason: string) => void },
): Promise<Db> {
  if (databaseUrl === null) return openPglite(dataDir, { onLost });
  const db = openPostgres(databaseUrl, {
    prepared: preparedStatements,
    directUrl: databaseDirectUrl,
    onIdleError: onTrouble,
  });
  try {
    await db.ping();
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
