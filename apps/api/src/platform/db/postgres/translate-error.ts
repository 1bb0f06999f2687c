import { DbError, DbUnavailable, StorageFull } from '../db.ts';

/** Connection failures, a server that shuts down or starts, no connection left. */
const AWAY = /^(08|57P0[123]|53300)/;
const DISK_FULL = '53100';
/** Errors of `pg` about a connection that is lost or cannot be made; they have no code. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout e|Query read timeout|Client (has encountered|was closed)|Cannot use a pool|There was an error establishing an SSL|The server does not support SSL|Received unexpected)/;

/**
 * Distinguishes errors of a statement from a server that cannot be reached and from a full disk. Errors
 * of neither PostgreSQL nor the connection, such as a value that cannot be decoded, stay as they are.
 */
export function translateError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  // Only errors of PostgreSQL have a severity. `EPIPE` has five capital letters, too.
  if (!('severity' in error)) {
    const isAway = code !== null || CONNECTION_LOST.test(message);
    return isAway ? new DbUnavailable(awayMessage(message), { cause: error }) : error;
  }
  if (code === null || AWAY.test(code)) {
    return new DbUnavailable(awayMessage(message), { cause: error });
  }
  if (code === DISK_FULL) {
    return new StorageFull(`The disk of the database is full: ${message}`, { cause: error });
  }
  const constraint = 'constraint' in error ? error.constraint : null;
  return new DbError(message, code, typeof constraint === 'string' ? constraint : null, error);
}

function awayMessage(reason: string): string {
  return `The database is away: ${reason}`;
}
