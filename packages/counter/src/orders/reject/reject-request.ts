import type { BoardOrder, RejectReason, RejectRequest } from '@claypot/sdk/counter';
import type { RejectView } from '../views.ts';

/** Maximum length of the text for the customer, in characters. */
const TEXT_LENGTH = 500;

/** What the person has entered. */
export interface RejectDraft {
  readonly reason: RejectReason | null;
  /** Ids of the lines that are sold out. */
  readonly soldOut: readonly string[];
  readonly text: string;
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
export function missingInput({ reason, soldOut, text }: RejectDraft): RejectView['missing'] {
  if (reason === null) return 'reason';
  if (reason === 'SOLD_OUT' && soldOut.length === 0) return 'lines';
  return reason === 'OTHER' && visibleText(text) === '' ? 'text' : null;
}

/** Returns the request; null if input is missing. */
export function rejectRequest(
  { status }: Pick<BoardOrder, 'status'>,
  draft: RejectDraft,
): RejectRequest | null {
  const { reason, soldOut, text } = draft;
  if (reason === null || missingInput(draft) !== null) return null;
  return {
    from: status,
    reason,
    text: reason === 'OTHER' ? visibleText(text) : null,
    sold_out_line_ids: reason === 'SOLD_OUT' ? [...soldOut] : [],
  };
}

/** Returns the text as one line, without characters that the contract does not allow. */
function visibleText(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? line.slice(0, TEXT_LENGTH) : '';
}
