import { ConfigError } from './config/config.ts';
import { DataFolderUnusable } from './db/data-folder.ts';
import { DbError, DbUnavailable, StorageFull } from './db/db.ts';
import { EmbeddedUnavailable } from './db/embedded/embedded-error.ts';
import { DataFolderExposed } from './db/embedded/keep-private.ts';
import { DataFolderInUse } from './db/embedded/lock.ts';
import { MigrationError } from './db/migrate.ts';

import { ListenError } from './http/listen.ts';
import { ImportRefused } from './import/problem.ts';

/** Failures whose message is written for whoever starts the server. */
const TOLD_PLAINLY = [
  ConfigError,
  DataFolderExposed,
  DataFolderInUse,
  DataFolderUnusable,
  DbUnavailable,
  EmbeddedUnavailable,
  ImportRefused,
  ListenError,
  MigrationError,
  StorageFull,
];

/** Why the server did not start: plain sentences where it is the surroundings, else a stack. */
export function describeStartFailure(error: unknown): string {
  if (TOLD_PLAINLY.some((kind) => error instanceof kind)) return String((error as Error).message);
  if (error instanceof DbError) return `The database refused the start: ${error.message}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
