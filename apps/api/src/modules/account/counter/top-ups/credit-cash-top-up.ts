import type { Cents } from '@claypot/sdk';
import type { Transaction } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { addWalletEntry, grantTier, topUpMessage } from '../../../loyalty/index.ts';
import { notify } from '../../../notifications/index.ts';

export interface NewCashTopUp {
  readonly id: string;
  readonly companyId: string;
  readonly memberId: string;
  readonly branchId: string;
  readonly drawerId: string;
  readonly key: string;
  readonly amount: Cents;
  readonly received: Cents;
  readonly businessDay: Temporal.PlainDate;
  readonly staffId: string;
  readonly approverId: string | null;
  /** Time zone of the company. */
  readonly zone: string;
}

/** Maximum attempts to find a free top-up number. */
const NUMBER_TRIES = 5;

/**
 * Credits a wallet with cash, grants the tier that the amount reaches, and notifies the member. The
 * caller has locked the member.
 */
export async function creditCashTopUp(
  tx: Transaction,
  topUp: NewCashTopUp,
  makeNumber: () => string,
  now: Temporal.Instant,
): Promise<void> {
  const { id, companyId, memberId, branchId, amount, zone } = topUp;
  const reference = await storeTopUp(tx, topUp, makeNumber, now);
  const branch = { id: branchId, reference };
  const entry = { memberId, type: 'cash_topup', account: 'cash', amount, branch } as const;
  if (!(await addWalletEntry(tx, entry, now))) throw new Error('The top-up is credited already');
  await tx.execute(sql`
    insert into cash_top_ups (company_id, top_up_id, branch_id, business_day, cash_received)
    values (${companyId}, ${id}, ${branchId}, ${topUp.businessDay}::date, ${topUp.received})`);
  await tx.execute(sql`
    insert into cash_top_up_entries
      (company_id, top_up_id, kind, branch_id, drawer_id, amount, staff_id, approver_id, at)
    values (${companyId}, ${id}, 'credited', ${branchId}, ${topUp.drawerId}, ${amount},
      ${topUp.staffId}, ${topUp.approverId}, ${now})`);
  const paid = { id, company_id: companyId, member_id: memberId, amount, time_zone: zone };
  const tier = await grantTier(tx, paid, now);
  const message = topUpMessage({ amount, tier, time_zone: zone });
  const about = { kind: 'wallet', id: null } as const;
  await notify(tx, memberId, { id: `top-up-${id}`, message, about }, now);
}

/** Stores the top-up with a free number, and returns the number. */
async function storeTopUp(
  tx: Transaction,
  topUp: NewCashTopUp,
  makeNumber: () => string,
  now: Temporal.Instant,
): Promise<string> {
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const number = makeNumber();
    const stored = await tx.execute(sql`
      insert into top_ups
        (id, company_id, member_id, top_up_no, idempotency_key, request_hash, amount, status,
         status_changed_at, created_at)
      values (${topUp.id}, ${topUp.companyId}, ${topUp.memberId}, ${number}, ${topUp.key},
        encode(sha256(convert_to(${topUp.key}, 'UTF8')), 'hex'), ${topUp.amount}, 'COMPLETED',
        ${now}, ${now})
      on conflict (company_id, top_up_no) do nothing`);
    if (stored === 1) return number;
  }
  throw new Error('No free top-up number was found');
}
