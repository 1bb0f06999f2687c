import { ImportRejected } from '../import/read/problem.ts';
import { ConfigError } from '../platform/config/config.ts';
import { DbError } from '../platform/db/db.ts';
import { MigrationError } from '../platform/db/migrate.ts';
import { DATABASE_FAILURES } from '../platform/db/postgres/database-failures.ts';
import { ListenError } from '../platform/http/listen.ts';

/** Failures whose message tells an operator what to do, without a stack. */
const EXPECTED_ERRORS = [
  ...DATABASE_FAILURES,
  ConfigError,
  ImportRejected,
  ListenError,
  MigrationError,
];

/** Why the server did not start: plain sentences where it is the surroundings, else a stack. */
export function describeStartFailure(error: unknown): string {
  if (EXPECTED_ERRORS.some((kind) => error instanceof kind))
    return String((error as Error).message);
  if (error instanceof DbError) return `The database refused the start: ${error.message}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
