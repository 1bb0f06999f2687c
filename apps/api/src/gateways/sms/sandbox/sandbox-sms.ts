import type { Db, Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { aborted } from '../../aborted.ts';
import { type Message, type Sms, SmsUnavailable } from '../sms.ts';

export interface SandboxSmsOptions {
  readonly db: Db;
  readonly clock: Clock;
}

export interface SandboxMessage {
  readonly reference: string;
  readonly phone_no: string;
  readonly body: string;
  readonly created_at: Temporal.Instant;
}

/** Behaviours of the sandbox: correct, times out, or unreachable. */
export type SmsBehaviour = 'well' | 'slow' | 'down';

/** Maximum number of messages in the outbox. */
const NEWEST = 50;

/** Simulated gateway that shows messages on a page and can simulate failures. */
export class SandboxSms implements Sms {
  behaviour: SmsBehaviour = 'well';
  readonly #options: SandboxSmsOptions;

  constructor(options: SandboxSmsOptions) {
    this.#options = options;
  }

  async send({ to, text, reference }: Message, signal: AbortSignal): Promise<void> {
    if (this.behaviour === 'down') throw new SmsUnavailable('The sandbox simulates an outage');
    if (this.behaviour === 'slow') return aborted(signal);
    const { db, clock } = this.#options;
    await db.execute(sql`
      insert into sandbox_messages (reference, phone_no, body, created_at)
      values (${reference}, ${to}, ${text}, ${clock.now()})
      on conflict (reference) do nothing`);
  }

  /** Returns the newest messages, newest first, at most `NEWEST`. */
  outbox(): Promise<SandboxMessage[]> {
    return this.#options.db.query(sql`
      select reference, phone_no, body, created_at from sandbox_messages
      order by position desc limit ${NEWEST}`);
  }
}

/** Deletes messages older than a moment. */
export async function dropOldMessages(db: Queryable, before: Temporal.Instant): Promise<void> {
  await db.execute(sql`delete from sandbox_messages where created_at < ${before}`);
}
