import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { wireDeadline, wireInstant } from '../../../contract/wire.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Reading } from '../bills/bill-reads.ts';

interface RequestRow {
  readonly id: string;
  readonly kind: 'wallet' | 'voucher';
  readonly share: number | null;
  readonly amount: Parameters<typeof formatMoneyString>[0];
  readonly claimed_voucher_id: string | null;
  readonly state: Schemas['SpendingState'];
  readonly failure: Schemas['NullableSpendingFailure'];
  readonly asked_at: Temporal.Instant;
  readonly expires_at: Temporal.Instant;
}

/** Returns the last request to the member's phone about a bill; null if there was none. */
export async function readLastRequest(
  db: Queryable,
  { company, now }: Reading,
  billId: string,
): Promise<Schemas['SpendingRequest'] | null> {
  const last = await db.one<RequestRow>(sql`
    select id, kind, share, amount, claimed_voucher_id, state, failure, asked_at, expires_at
    from spending_requests
    where company_id = ${company.id} and order_id = ${billId} order by position desc limit 1`);
  if (last === null) return null;
  const isOver = Temporal.Instant.compare(last.expires_at, now) <= 0;
  return {
    id: last.id,
    kind: last.kind,
    share: last.share,
    amount: formatMoneyString(last.amount),
    voucher_id: last.claimed_voucher_id,
    state: last.state === 'open' && isOver ? 'expired' : last.state,
    failure: last.failure,
    asked_at: wireInstant(last.asked_at, company.time_zone),
    expires_at: wireDeadline(last.expires_at),
  };
}
