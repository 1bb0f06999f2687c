import type { Context as Call } from 'hono';
import { requestIds } from './request-ids.ts';
import { eventOf, type LoggedOperation, type SecurityLog } from './security-log.ts';

/**
 * Records the member of a request for the security log. `stranger`: the member requested another
 * member's data.
 */
export type NoteMember = (id: string, as?: 'stranger') => void;

/** Member, company and address found while a request is processed. */
export class RequestFindings {
  readonly address: string;
  member: string | null = null;
  company: string | null = null;
  /** True if the member requested another member's data. */
  private isStranger = false;

  constructor(address: string) {
    this.address = address;
  }

  /** Callback for an operation's context. */
  readonly noteMember: NoteMember = (member, as) => {
    this.member = member;
    this.isStranger ||= as === 'stranger';
  };

  /** Returns the outcome to log for a response with this code. */
  outcome(code: string): string {
    return this.isStranger ? 'NOT_THEIRS' : code;
  }
}

/** Logs the response of a request if it is relevant to security. */
export function logSecurityEvent(
  log: SecurityLog,
  call: Call,
  operation: LoggedOperation,
  code: string,
  findings: RequestFindings,
): void {
  const outcome = findings.outcome(code);
  const event = eventOf(operation, outcome);
  if (event === null) return;
  const { address, company, member } = findings;
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
