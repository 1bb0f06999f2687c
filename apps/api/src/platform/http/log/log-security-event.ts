import type { Context as Call } from 'hono';
import { requestIds } from './request-ids.ts';
import { type Asked, eventOf, type SecurityLog } from './security-log.ts';

/**
 * Notes the member whom a request turned out to be about or from, for the security log: a
 * `stranger` asked for what is another's.
 */
export type NoteMember = (id: string, as?: 'stranger') => void;

/** Who turned out to ask while a request was answered, and from where. */
export class Found {
  readonly address: string;
  member: string | null = null;
  company: string | null = null;
  /** The member asked for what is another's. */
  private isStranger = false;

  constructor(address: string) {
    this.address = address;
  }

  /** What an operation's context is given to tell whom it found. */
  readonly noteMember: NoteMember = (member, as) => {
    this.member = member;
    this.isStranger ||= as === 'stranger';
  };

  /** What the request came to, where it was answered with this code. */
  outcome(code: string): string {
    return this.isStranger ? 'NOT_THEIRS' : code;
  }
}

/** Tells of a request that was answered with a code, where that concerns security. */
export function logSecurityEvent(
  log: SecurityLog,
  call: Call,
  operation: Asked,
  code: string,
  found: Found,
): void {
  const outcome = found.outcome(code);
  const event = eventOf(operation, outcome);
  if (event === null) return;
  const { address, company, member } = found;
  log({
    event,
    operation,
    outcome,
    member,
    company,
    address,
    requestId: requestIds(call).requestId,
  });
}
