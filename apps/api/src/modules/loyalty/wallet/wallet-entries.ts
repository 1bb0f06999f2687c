import type { Cents } from '@claypot/sdk';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Kinds of entries. `account` is the counter-account: where the money came from or went to. */
type Kind =
  /** Paid in the app through the payment provider. */
  | { readonly type: 'topup'; readonly account: 'card'; readonly topUpId: string }
  /** Paid in at a branch. */
  | { readonly type: 'cash_topup'; readonly account: 'cash' }
  /** Refunded by a branch, for a meal there or for an order of the app. */
  | { readonly type: 'refund'; readonly account: 'counter'; readonly orderId?: string }
  /** Spent at a branch. */
  | { readonly type: 'sales'; readonly account: 'counter' }
  /** A top-up that a branch paid back in cash. */
  | { readonly type: 'sales'; readonly account: 'cash'; readonly topUpId: string }
  /** A top-up that the provider returned in full or in part. Each `returnId` is applied once. */
  | {
      readonly type: 'sales';
      readonly account: 'card';
      readonly topUpId: string;
      /** The provider's id of the refund or dispute. */
      readonly returnId: string;
    };

/** An entry of the wallet ledger. The balance is the sum of the entries. */
export type WalletEntry = Kind & {
  readonly memberId: string;
  /** Change of the balance; negative for `sales`. */
  readonly amount: Cents;
  /** The branch and its receipt number, which makes the entry idempotent. */
  readonly branch?: { readonly id: string; readonly reference: string };
};

/**
 * Writes an entry. Returns false if the ledger has the entry already, even if the balance would be
 * too low by now.
 *
 * @throws DbError `wallet_entries_not_below_zero` if the balance is too low.
 */
export async function addWalletEntry(
  tx: Transaction,
  entry: WalletEntry,
  now: Temporal.Instant,
): Promise<boolean> {
  const { memberId, type, account, amount, branch } = entry;
  const topUpId = 'topUpId' in entry ? entry.topUpId : null;
  const returnId = 'returnId' in entry ? entry.returnId : '';
  const orderId = 'orderId' in entry ? (entry.orderId ?? null) : null;
  // Lock the member's row, so that the second of two concurrent entries sees the first.
  await tx.query(sql`select 1 as locked from members where id = ${memberId} for no key update`);
  const written = await tx.execute(sql`
    insert into wallet_entries
      (member_id, company_id, type, account, amount, top_up_id, return_id, order_id, branch_id,
       reference, created_at)
    select m.id, m.company_id, ${type}, ${account}, ${amount}::integer, ${topUpId}::text,
      ${returnId}::text, ${orderId}::text, ${branch?.id ?? null}::text,
      ${branch?.reference ?? null}::text, ${now}::timestamptz
    from members m
    where m.id = ${memberId} and not exists (
      select 1 from wallet_entries e
      where e.company_id = m.company_id and e.type = ${type} and (
        (e.top_up_id = ${topUpId} and e.return_id = ${returnId}) or e.order_id = ${orderId}
        or (e.branch_id = ${branch?.id ?? null}
          and e.reference = ${branch?.reference ?? null})
      )
    )
    on conflict do nothing`);
  return written === 1;
}
