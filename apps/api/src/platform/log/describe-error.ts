import { stripPersonal } from '@claypot/domain/strip-personal';
import { DbError } from '../db/db.ts';

/** Maximum errors described: the error itself and its causes. */
const MOST_CAUSES = 5;

/** Loggable description of an error. */
export interface DescribedError {
  /** Class, message and stack, followed by those of its causes. */
  readonly error: string;
  /** PostgreSQL's error code and the violated constraint, if any. */
  readonly sqlState?: string;
  readonly constraint?: string;
}

/**
 * Describes an error for logs. Redacts personal data in messages, because PostgreSQL and parsers
 * quote their input.
 * @param personalTexts strings to redact, such as those of the request.
 */
export function describeError(
  error: unknown,
  personalTexts: readonly string[] = [],
): DescribedError {
  const causes: string[] = [];
  let next = error;
  while (next !== undefined && next !== null && causes.length < MOST_CAUSES) {
    causes.push(describe(next, personalTexts));
    next = next instanceof Error ? next.cause : null;
  }
  const described = { error: causes.join('\nCaused by: ') || String(error) };
  if (!(error instanceof DbError)) return described;
  const { sqlState, constraint } = error;
  return { ...described, sqlState, ...(constraint !== null && { constraint }) };
}

function describe(error: unknown, personalTexts: readonly string[]): string {
  if (!(error instanceof Error)) return stripPersonal(String(error), personalTexts);
  const { name, message, stack = '' } = error;
  // The message precedes the stack frames and may contain lines that look like them.
  const [, places = ''] = stack.split(`${message}\n    at `);
  const at = places === '' ? '' : `\n    at ${places}`;
  return `${name}: ${stripPersonal(message, personalTexts)}${at}`;
}
