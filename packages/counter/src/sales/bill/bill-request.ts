import type {
  AddBillLinesRequest,
  AskMemberRequest,
  Bill,
  BillVoucherRequest,
  ChangeBillLineRequest,
  ChangeBillRequest,
  CounterSdk,
} from '@claypot/sdk/counter';
import type { BillChange } from './bill-change.ts';

/** Request of a press. It is sent unchanged until its outcome is known. */
export type BillRequest =
  | { readonly operation: 'addBillLines'; readonly body: AddBillLinesRequest }
  | { readonly operation: 'changeBillLine'; readonly body: ChangeBillLineRequest }
  | { readonly operation: 'changeBill'; readonly body: ChangeBillRequest }
  | { readonly operation: 'useBillVoucher'; readonly body: BillVoucherRequest }
  | { readonly operation: 'askMember'; readonly body: AskMemberRequest }
  | { readonly operation: 'cancelMemberRequest' };

/** One press with its request. */
export interface BillPress {
  readonly key: string;
  readonly billId: string;
  readonly request: BillRequest;
}

/** Returns the request that makes the change on the bill as the person sees it. */
export function requestOf(change: BillChange, bill: Bill): BillRequest {
  const { version } = bill;
  const asNow = {
    version,
    table_no: bill.table_no,
    customer_id: bill.member?.id ?? null,
    uses_points: bill.uses_points,
  };
  switch (change.kind) {
    case 'add':
      return { operation: 'addBillLines', body: { lines: [change.line.request] } };
    case 'quantity':
      return {
        operation: 'changeBillLine',
        body: { version, line_id: change.lineId, qty: change.qty },
      };
    case 'table':
      return { operation: 'changeBill', body: { ...asNow, table_no: change.tableNo } };
    case 'member':
      return {
        operation: 'changeBill',
        // Points belong to the member.
        body: { ...asNow, customer_id: change.customerId, uses_points: false },
      };
    case 'points':
      return { operation: 'changeBill', body: { ...asNow, uses_points: change.usesPoints } };
    case 'voucher':
      return {
        operation: 'useBillVoucher',
        body: { version, voucher_id: change.voucherId, code: change.code },
      };
    case 'removeVoucher':
      return { operation: 'useBillVoucher', body: { version, voucher_id: null, code: null } };
    case 'ask':
      return {
        operation: 'askMember',
        body: {
          left: bill.left,
          share: null,
          ask: { kind: 'voucher', voucher_id: change.voucherId },
        },
      };
    case 'cancelAsk':
      return { operation: 'cancelMemberRequest' };
  }
}

/** Sends a press. Resolves to the bill with the change. */
export function sendPress(
  api: CounterSdk,
  { billId, key, request }: BillPress,
  approval: string | undefined,
  signal: AbortSignal,
): Promise<Bill> {
  const path = { id: billId };
  const headers = { 'Idempotency-Key': key };
  const approved = { ...headers, ...(approval !== undefined && { 'Counter-Approval': approval }) };
  switch (request.operation) {
    case 'addBillLines':
      return api.addBillLines({ path, headers, body: request.body }, { signal });
    case 'changeBillLine':
      return api.changeBillLine({ path, headers: approved, body: request.body }, { signal });
    case 'changeBill':
      return api.changeBill({ path, headers: approved, body: request.body }, { signal });
    case 'useBillVoucher':
      return api.useBillVoucher({ path, headers, body: request.body }, { signal });
    case 'askMember':
      return api.askMember({ path, headers, body: request.body }, { signal });
    case 'cancelMemberRequest':
      return api.cancelMemberRequest({ path, headers }, { signal });
  }
}
