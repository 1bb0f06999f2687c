import { DbError, DbUnavailable, StatementTimeout, StorageFull } from '../db.ts';

/**
 * SQL states of connection failures, of a server starting or shutting down, and of too many
 * connections.
 */
const AWAY = /^(08|57P0[123]|53300)/;
const DISK_FULL = '53100';
const QUERY_CANCELED = '57014';
/** Messages of `pg` for a lost or failed connection; these errors have no code. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout e|Query read timeout|Client (has encountered|was closed)|Cannot use a pool|There was an error establishing an SSL|The server does not support SSL|Received unexpected)/;

/**
 * Converts errors of PostgreSQL and its connection to `DbError`, `DbUnavailable`,
 * `StatementTimeout` or `StorageFull`. Other errors, such as a value that cannot be decoded, are
 * returned unchanged.
 */
export function translateError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  // Only PostgreSQL's errors have a severity. A check of the code's format is not enough: `EPIPE`
  // also has five capitals.
  if (!('severity' in error)) {
    const isUnavailable = code !== null || CONNECTION_LOST.test(message);
    return isUnavailable ? new DbUnavailable(unavailableMessage(message), { cause: error }) : error;
  }
  if (code === null || AWAY.test(code)) {
    return new DbUnavailable(unavailableMessage(message), { cause: error });
  }
  if (code === QUERY_CANCELED) {
    return new StatementTimeout(`A statement took too long: ${message}`, { cause: error });
  }
  if (code === DISK_FULL) {
    return new StorageFull(`The disk of the database is full: ${message}`, { cause: error });
  }
  const constraint = 'constraint' in error ? error.constraint : null;
  return new DbError(message, code, typeof constraint === 'string' ? constraint : null, error);
}

function unavailableMessage(reason: string): string {
  return `The database is away: ${reason}`;
}
