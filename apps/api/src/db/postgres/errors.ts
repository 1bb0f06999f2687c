import { DbError, DbUnavailable } from '../db.ts';

/** Connection failures, a server shutting down or starting, no connection left. */
const AWAY = /^(08|57P0[123]|53300)/;

/** Tells "PostgreSQL refused it" from "PostgreSQL is not there". */
export function translateError(error: unknown): DbError | DbUnavailable {
  const message = error instanceof Error ? error.message : String(error);
  const { code, constraint } = describe(error);
  // Whatever has no SQLSTATE came from the socket, not from PostgreSQL.
  if (code === null || AWAY.test(code)) {
    return new DbUnavailable(`The database is away: ${message}`, { cause: error });
  }
  return new DbError(message, code, constraint, error);
}

function describe(error: unknown): { code: string | null; constraint: string | null } {
  // Only what PostgreSQL itself says has a severity; `EPIPE` too has five capital letters.
  if (!(error instanceof Error && 'severity' in error)) return { code: null, constraint: null };
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return {
    code: typeof code === 'string' ? code : null,
    constraint: typeof constraint === 'string' ? constraint : null,
  };
}
