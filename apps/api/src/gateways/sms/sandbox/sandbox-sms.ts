import type { Db, Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { aborted } from '../../aborted.ts';
import { type Message, type Sms, SmsUnavailable } from '../sms.ts';

export interface SandboxSmsOptions {
  readonly db: Db;
  readonly clock: Clock;
}

/** A message as the sandbox keeps it. */
export interface SandboxMessage {
  readonly reference: string;
  readonly phone_no: string;
  readonly body: string;
  readonly created_at: Temporal.Instant;
}

/** How it behaves: as it should, never in time, or not at all. */
export type SmsBehaviour = 'well' | 'slow' | 'down';

/** How many the outbox shows. */
const NEWEST = 50;

/** A gateway that sends nothing: its outbox is a page, and it can be told to misbehave. */
export class SandboxSms implements Sms {
  behaviour: SmsBehaviour = 'well';
  readonly #options: SandboxSmsOptions;

  constructor(options: SandboxSmsOptions) {
    this.#options = options;
  }

  async send({ to, text, reference }: Message, signal: AbortSignal): Promise<void> {
    if (this.behaviour === 'down') throw new SmsUnavailable('The sandbox was told to be down');
    if (this.behaviour === 'slow') return aborted(signal);
    const { db, clock } = this.#options;
    await db.execute(sql`
      insert into sandbox_messages (reference, phone_no, body, created_at)
      values (${reference}, ${to}, ${text}, ${clock.now()})
      on conflict (reference) do nothing`);
  }

  /** What was sent, the newest first. */
  outbox(): Promise<SandboxMessage[]> {
    return this.#options.db.query(sql`
      select reference, phone_no, body, created_at from sandbox_messages
      order by position desc limit ${NEWEST}`);
  }
}

/** Lets go of messages of before a moment. */
export async function dropOldMessages(db: Queryable, before: Temporal.Instant): Promise<void> {
  await db.execute(sql`delete from sandbox_messages where created_at < ${before}`);
}
