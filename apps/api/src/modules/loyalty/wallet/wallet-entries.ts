import type { Cents } from '@claypot/sdk';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** What an entry may be: each says where the money came from or went to, beside the wallet. */
type Kind =
  /** Paid by card, in the app. */
  | { readonly type: 'topup'; readonly account: 'card'; readonly topUpId: string }
  /** Paid in at a branch. */
  | { readonly type: 'cash_topup'; readonly account: 'cash' }
  /** Given back by a branch, for something eaten there or for one of the app's orders. */
  | { readonly type: 'refund'; readonly account: 'counter'; readonly orderId?: string }
  /** Spent at a branch. */
  | { readonly type: 'sales'; readonly account: 'counter' }
  /** A top-up that a branch paid back in cash. */
  | { readonly type: 'sales'; readonly account: 'cash'; readonly topUpId: string }
  /** A top-up, or a part of it, that the provider returned. Each `returnId` takes its amount once. */
  | {
      readonly type: 'sales';
      readonly account: 'card';
      readonly topUpId: string;
      /** The provider's id of the refund or dispute. */
      readonly returnId: string;
    };

/** An entry of a wallet's ledger. A balance is the sum of these and is stored nowhere else. */
export type WalletEntry = Kind & {
  readonly memberId: string;
  /** What the wallet holds more by it; negative for `sales`. */
  readonly amount: Cents;
  /** The branch where it was done, with its own number of it, which makes it once. */
  readonly branch?: { readonly id: string; readonly reference: string };
};

/**
 * Writes an entry, once: of what is in the ledger already nothing is written, however little the
 * wallet holds by then. Answers whether it was new.
 *
 * @throws DbError `wallet_entries_not_below_zero` where the wallet holds too little.
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
  // Entries of one member take turns here, so that the first of two is seen by the second.
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
