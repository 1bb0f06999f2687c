import type { Context } from '../../../../contract/context/context.ts';
import type { RequestOf } from '../../../../contract/handlers.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { findBranches } from '../../../company/index.ts';
import { type Owner, ownedBy } from '../../../identity/index.ts';
import { readRequestedItem } from './requested-item.ts';

/** Errors of {@link readRequestedItem} for an item that a branch does not sell now. */
const NOT_SOLD: readonly string[] = ['NOT_FOUND', 'ITEM_UNAVAILABLE'];

/**
 * Returns the branch for an empty cart when the request has none, as in the specification's own
 * example. Tries the branch of the customer's last order first, then the branches in the sequence
 * that the company has set. Skips branches that do not sell the item.
 *
 * @throws ApiError with the last branch's reason if no branch sells the item; `NOT_FOUND` if there
 * is no branch.
 */
export async function findDefaultBranch(
  tx: Transaction,
  context: Context,
  owner: Owner,
  body: RequestOf<'cartCreate'>['body'],
): Promise<string> {
  const { company } = context;
  const last = await tx.one<{ branch_id: string }>(sql`
    select branch_id from orders where ${ownedBy(company.id, owner)}
      and (delivery_method <> 'dine-in' or paid_at is not null)
    order by created_at desc, id desc limit 1`);
  const branches = await findBranches(tx, company.id);
  const isLast = ({ id }: { id: string }) => Number(id === last?.branch_id);
  let reason = new ApiError('NOT_FOUND');
  for (const { id } of branches.toSorted((a, b) => isLast(b) - isLast(a))) {
    try {
      await readRequestedItem(tx, context, id, body);
      return id;
    } catch (error) {
      if (!(error instanceof ApiError) || !NOT_SOLD.includes(error.code)) throw error;
      reason = error;
    }
  }
  throw reason;
}
