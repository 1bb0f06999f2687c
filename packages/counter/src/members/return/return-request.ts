import type { CashTopUp, ReturnCashTopUpRequest } from '@claypot/sdk/counter';
import type { MoneyDraft, MoneyInput } from '../../orders/money/action/money-action.types.ts';
import { visibleText } from '../../orders/money/action/visible-text.ts';

/** Top-up that is returned. */
export type Returned = Pick<CashTopUp, 'id' | 'amount'>;

/** Input of the person: `text` is the reason. */
export type ReturnDraft = MoneyDraft<never>;

/** Returns the input of a return. @param topUp as the person sees it */
export function returnInput({ amount, id }: Returned): MoneyInput<Returned, ReturnDraft> {
  return { subject: { id, amount }, draft: { reason: null, lineIds: [], text: '' } };
}

/** Returns the request without its branch; null without a reason. */
export function returnRequest(
  draft: ReturnDraft,
): Omit<ReturnCashTopUpRequest, 'branch_id'> | null {
  const reason = visibleText(draft.text);
  return reason === '' ? null : { reason };
}
