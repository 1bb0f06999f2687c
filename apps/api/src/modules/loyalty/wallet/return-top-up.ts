import { type Cents, cents } from '@claypot/sdk';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { dayOf } from '../../../shared/time/day-of.ts';
import { endTier } from '../tiers/end-tier.ts';
import { addWalletEntry } from './wallet-entries.ts';

interface Row {
  readonly member_id: string;
  readonly status: string;
  readonly time_zone: string;
  readonly balance: number;
}

/** Amount taken out of the wallet for a returned top-up, in sen, and the member. */
export interface ReturnedTopUp {
  readonly memberId: string;
  readonly debited: number;
}

/**
 * Takes a top-up that the provider returned in full or in part out of the wallet, up to the
 * balance. Each `returnId` is deducted once. A full return also ends the tier and the unused
 * vouchers granted with it. Does nothing for a top-up that is not completed. The caller has locked
 * the top-up.
 *
 * @param returnId the provider's id of the refund or dispute.
 */
export async function returnTopUp(
  tx: Transaction,
  {
    id,
    returnId,
    amount,
    isComplete,
  }: {
    readonly id: string;
    readonly returnId: string;
    readonly amount: Cents;
    readonly isComplete: boolean;
  },
  now: Temporal.Instant,
): Promise<ReturnedTopUp> {
  await tx.query(sql`
    select 1 as locked from members
    where id = (select member_id from top_ups where id = ${id}) for no key update`);
  const topUp = await tx.one<Row>(sql`
    select u.member_id, u.status, c.time_zone, coalesce((
        select e.balance from wallet_entries e
        where e.company_id = u.company_id and e.member_id = u.member_id
        order by e.position desc limit 1
      ), 0) as balance
    from top_ups u join companies c on c.id = u.company_id where u.id = ${id}`);
  if (topUp === null) throw new Error('The top-up does not exist');
  const { member_id: memberId, status, time_zone, balance } = topUp;
  if (status !== 'COMPLETED') return { memberId, debited: 0 };
  if (isComplete) await endTier(tx, id, dayOf(now, time_zone), now);
  const most = Math.min(amount, balance);
  if (most === 0) return { memberId, debited: 0 };
  const entry = { memberId, type: 'sales', account: 'card', amount: cents(-most) } as const;
  const isNew = await addWalletEntry(tx, { ...entry, topUpId: id, returnId }, now);
  return { memberId, debited: isNew ? most : 0 };
}
