import { ImportRejected } from '../import/read/problem.ts';
import { ConfigError } from '../platform/config/config.ts';
import { DbError } from '../platform/db/db.ts';
import { MigrationError } from '../platform/db/migrate.ts';
import { DATABASE_FAILURES } from '../platform/db/postgres/database-failures.ts';
import { ListenError } from '../platform/http/listen.ts';

/** Errors with a message for operators; printed without a stack. */
const EXPECTED_ERRORS = [
  ...DATABASE_FAILURES,
  ConfigError,
  ImportRejected,
  ListenError,
  MigrationError,
];

/** Describes a failed start: the message for problems of the environment, else the stack. */
export function describeStartFailure(error: unknown): string {
  if (EXPECTED_ERRORS.some((kind) => error instanceof kind))
    return String((error as Error).message);
  if (error instanceof DbError)
    return `The database returned an error at startup: ${error.message}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
