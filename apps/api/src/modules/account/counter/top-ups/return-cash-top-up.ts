import { cents } from '@claypot/sdk';
import type { Transaction } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { dayOf } from '../../../../shared/time/day-of.ts';
import { addWalletEntry, endTier } from '../../../loyalty/index.ts';
import { notify } from '../../../notifications/index.ts';
import { cashReturnedMessage } from './cash-returned-message.ts';
import type { CashTopUp } from './cash-top-ups.ts';

/** People and reason of a return. */
interface Returning {
  readonly companyId: string;
  readonly staffId: string;
  readonly approverId: string | null;
  readonly reason: string;
  /** Time zone of the company. */
  readonly zone: string;
}

/**
 * Takes a cash top-up out of the wallet and of the drawer, ends the tier and the unused vouchers
 * that came with it, and notifies the member. The caller has locked the member and checked the
 * state.
 */
export async function giveCashBack(
  tx: Transaction,
  { id, member_id: memberId, branch_id, drawer_id, reference, amount }: CashTopUp,
  { companyId, staffId, approverId, reason, zone }: Returning,
  now: Temporal.Instant,
): Promise<void> {
  const entry = {
    memberId,
    type: 'sales',
    account: 'cash',
    topUpId: id,
    amount: cents(-amount),
    branch: { id: branch_id, reference },
  } as const;
  if (!(await addWalletEntry(tx, entry, now))) throw new Error('The top-up is returned already');
  await tx.execute(sql`
    insert into cash_top_up_entries
      (company_id, top_up_id, kind, branch_id, drawer_id, amount, staff_id, approver_id, reason, at)
    values (${companyId}, ${id}, 'returned', ${branch_id}, ${drawer_id}, ${-amount}, ${staffId},
      ${approverId}, ${reason}, ${now})`);
  await endTier(tx, id, dayOf(now, zone), now);
  const message = cashReturnedMessage(amount);
  const about = { kind: 'wallet', id: null } as const;
  await notify(tx, memberId, { id: `top-up-returned-${id}`, message, about }, now);
}
