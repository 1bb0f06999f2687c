import { type Bill, hasRank, type Role, type VoidBillRequest } from '@claypot/sdk/counter';
import type { MoneySnapshot } from '../../../orders/money/action/money-action.selectors.ts';
import type { MoneyDraft } from '../../../orders/money/action/money-action.types.ts';
import type { OfBill } from '../../shared/bill-action.ts';
import { type ReasonedView, selectReasoned } from '../../shared/select-reasoned.ts';

/** Returns what the void of a bill shows to a person with the role. */
export function selectVoidBill(
  snapshot: MoneySnapshot<OfBill, MoneyDraft, VoidBillRequest, Bill>,
  role: Role | null,
): ReasonedView {
  const { lines } = snapshot.context.subject.bill;
  return {
    ...selectReasoned(snapshot, 'voidBill', role),
    needsApproval: lines.length > 0 && role !== null && !hasRank(role, 'manager'),
  };
}
