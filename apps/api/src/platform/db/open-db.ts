import { holdsDatabase, NoDatabase } from './data-folder.ts';
import type { Db } from './db.ts';
import { findRunning } from './embedded/connection.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './postgres/open-postgres.ts';

export interface DbSettings {
  /** Absolute path of the folder of the embedded database. */
  readonly dataDir: string;
  /** Server to use instead of the embedded one. */
  readonly databaseUrl: string | null;
  /** Direct URL of the server if `databaseUrl` names a pooler. */
  readonly databaseDirectUrl: string | null;
  readonly preparedStatements: boolean;
}

export interface DbEvents {
  /** Logs that an idle connection broke; the next statement opens another one. */
  readonly onTrouble: (error: Error) => void;
  /** Called once if the embedded database ends by itself; only a restart helps. */
  readonly onLost: (reason: string) => void;
}

/** Opens the configured database. Rejects if it does not respond. */
export async function openDb(settings: DbSettings, events: DbEvents): Promise<Db> {
  const { dataDir, databaseUrl } = settings;
  const { onTrouble, onLost } = events;
  if (databaseUrl === null) return openEmbedded(dataDir, { onIdleError: onTrouble, onLost });
  return connect(databaseUrl, settings, onTrouble);
}

/**
 * Opens the database for a command. If a server already runs on the data folder, the command
 * connects to the same PostgreSQL.
 * @throws NoDatabase if the data folder contains none and `create` is false.
 */
export async function openDbForCommand(settings: DbSettings, { create = false } = {}): Promise<Db> {
  const { dataDir, databaseUrl } = settings;
  const url = databaseUrl ?? (await findRunning(dataDir));
  if (url !== null) return connect(url, settings);
  if (!create && !holdsDatabase(dataDir)) throw new NoDatabase(dataDir);
  return openEmbedded(dataDir);
}

async function connect(
  url: string,
  { databaseDirectUrl, preparedStatements }: DbSettings,
  onIdleError?: (error: Error) => void,
): Promise<Db> {
  const db = openPostgres(url, {
    prepared: preparedStatements,
    directUrl: databaseDirectUrl,
    ...(onIdleError !== undefined && { onIdleError }),
  });
  try {
    await db.ping();
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
