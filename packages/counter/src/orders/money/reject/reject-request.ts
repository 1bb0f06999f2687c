import type { BoardOrder, RejectReason, RejectRequest } from '@claypot/sdk/counter';
import type { MoneyDraft, MoneyInput } from '../action/money-action.types.ts';
import { visibleText } from '../action/visible-text.ts';
import type { RejectView } from '../views.ts';

/** Input of the person. The lines are sold out. */
export type RejectDraft = MoneyDraft<RejectReason>;

/** Returns the input of a rejection. @param order as the person sees it */
export function rejectInput(order: BoardOrder): MoneyInput<BoardOrder, RejectDraft> {
  return { subject: order, draft: { reason: null, lineIds: [], text: '' } };
}

/** Returns the reasons for an order, in the order of the screen. */
export function rejectReasons({ method }: Pick<BoardOrder, 'method'>): RejectReason[] {
  const delivery: RejectReason[] = method === 'delivery' ? ['DELIVERY_FAILED'] : [];
  return [
    'SOLD_OUT',
    'CLOSED',
    'CUSTOMER_CALLED',
    'TOO_BUSY',
    'CANNOT_DO_REMARK',
    ...delivery,
    'OTHER',
  ];
}

/** Returns the first missing input; null if the request is complete. */
export function missingInput({ reason, lineIds, text }: RejectDraft): RejectView['missing'] {
  if (reason === null) return 'reason';
  if (reason === 'SOLD_OUT' && lineIds.length === 0) return 'lines';
  return reason === 'OTHER' && visibleText(text) === '' ? 'text' : null;
}

/** Returns the request; null if input is missing. */
export function rejectRequest(
  { status }: Pick<BoardOrder, 'status'>,
  draft: RejectDraft,
): RejectRequest | null {
  const { reason, lineIds, text } = draft;
  if (reason === null || missingInput(draft) !== null) return null;
  return {
    from: status,
    reason,
    text: reason === 'OTHER' ? visibleText(text) : null,
    sold_out_line_ids: reason === 'SOLD_OUT' ? [...lineIds] : [],
  };
}
