import { stripPersonal } from '@claypot/domain/strip-personal';
import { DbError } from '../db/db.ts';

/** How many failures that led to one are told. */
const MOST_CAUSES = 5;

/** What a log says of a failure. */
export interface DescribedError {
  /** Its class, its message and where it happened; then the same of whatever led to it. */
  readonly error: string;
  /** PostgreSQL's code and the constraint that was broken, where it was PostgreSQL. */
  readonly sqlState?: string;
  readonly constraint?: string;
}

/**
 * A failure as a log may tell it: messages are stripped of whatever they may say of a person, as
 * PostgreSQL's and every parser's repeat what they were given.
 * @param known what is known to be somebody's, such as what a request said
 */
export function describeError(error: unknown, known: readonly string[] = []): DescribedError {
  const causes: string[] = [];
  let next = error;
  while (next !== undefined && next !== null && causes.length < MOST_CAUSES) {
    causes.push(describe(next, known));
    next = next instanceof Error ? next.cause : null;
  }
  const told = { error: causes.join('\nCaused by: ') || String(error) };
  if (!(error instanceof DbError)) return told;
  const { sqlState, constraint } = error;
  return { ...told, sqlState, ...(constraint !== null && { constraint }) };
}

function describe(error: unknown, known: readonly string[]): string {
  if (!(error instanceof Error)) return stripPersonal(String(error), known);
  const { name, message, stack = '' } = error;
  // The message stands before the places, and may have lines like theirs.
  const [, places = ''] = stack.split(`${message}\n    at `);
  const at = places === '' ? '' : `\n    at ${places}`;
  return `${name}: ${stripPersonal(message, known)}${at}`;
}
