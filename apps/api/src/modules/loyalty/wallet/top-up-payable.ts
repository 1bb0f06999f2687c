import { cents } from '@claypot/sdk';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { notify } from '../../notifications/index.ts';
import type { Payable, PayableStatus } from '../../payments/index.ts';
import { grantTier, type PaidTopUp } from '../tiers/tier-grants.ts';
import { type ReturnedTopUp, returnTopUp } from './return-top-up.ts';
import type { TopUpStatus } from './top-ups.ts';
import { addWalletEntry } from './wallet-entries.ts';
import { returnedMessage, topUpMessage } from './wallet-messages.ts';

/**
 * Adapts a top-up to the payment module. Money for a cancelled top-up is still credited, because
 * the member intended it for the wallet.
 */
export function topUpPayable(id: string): Payable {
  return {
    async lock(tx) {
      return topUpPayableStatus(await lockStatus(tx, id));
    },
    pay: (tx, now) => credit(tx, id, now),
    async cancel(tx, reason, now) {
      const cancelled = await tx.execute(sql`
        update top_ups
        set status = 'CANCELLED', status_changed_at = ${now}, cancel_reason = ${reason}
        where id = ${id} and status = 'MAKING PAYMENT'`);
      return cancelled === 1;
    },
    async takeBack(tx, { incidentId, amount, isComplete }, now) {
      const returned = await returnTopUp(tx, { id, returnId: incidentId, amount, isComplete }, now);
      if (returned.debited > 0) await notifyReturn(tx, incidentId, returned, now);
      return returned.debited;
    },
    // A late payment of a top-up is always credited, so this module never refunds one.
    notifyRefund: async () => undefined,
  };
}

const PAYABLE_STATUSES: Readonly<Record<TopUpStatus, PayableStatus>> = {
  'MAKING PAYMENT': 'waiting',
  CANCELLED: 'abandoned',
  COMPLETED: 'closed',
};

/** Maps a top-up's status to the payment module's `PayableStatus`. */
export function topUpPayableStatus(status: TopUpStatus): PayableStatus {
  return PAYABLE_STATUSES[status];
}

async function lockStatus(tx: Transaction, id: string): Promise<TopUpStatus> {
  const topUp = await tx.one<{ status: TopUpStatus }>(
    sql`select status from top_ups where id = ${id} for update`,
  );
  if (topUp === null) throw new Error('The top-up does not exist');
  return topUp.status;
}

/** Credits the wallet, grants the tier that the amount reaches, and notifies the member. */
async function credit(tx: Transaction, id: string, now: Temporal.Instant): Promise<void> {
  await tx.execute(sql`
    update top_ups set status = 'COMPLETED', status_changed_at = ${now}, cancel_reason = null
    where id = ${id}`);
  const topUp = await tx.one<PaidTopUp>(sql`
    select u.id, u.company_id, u.member_id, u.amount, c.time_zone
    from top_ups u join companies c on c.id = u.company_id where u.id = ${id}`);
  if (topUp === null) throw new Error('The top-up does not exist');
  const { member_id: memberId, amount, time_zone } = topUp;
  await addWalletEntry(tx, { memberId, type: 'topup', account: 'card', amount, topUpId: id }, now);
  const tier = await grantTier(tx, topUp, now);
  const message = topUpMessage({ amount, tier, time_zone });
  await notify(
    tx,
    memberId,
    { id: `top-up-${id}`, message, about: { kind: 'wallet', id: null } },
    now,
  );
}

async function notifyReturn(
  tx: Transaction,
  incidentId: string,
  { memberId, debited: taken }: ReturnedTopUp,
  now: Temporal.Instant,
): Promise<void> {
  const message = returnedMessage(cents(taken));
  const about = { kind: 'wallet', id: null } as const;
  await notify(tx, memberId, { id: `top-up-returned-${incidentId}`, message, about }, now);
}
