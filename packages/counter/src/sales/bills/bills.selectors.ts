import { selectChildQuery } from '@claypot/domain/flows';
import { type Freshness, selectMutation } from '@claypot/domain/machines';
import type { Cents } from '@claypot/sdk';
import type { BillListRequest, BillState, BillSummary, ErrorCode } from '@claypot/sdk/counter';
import type { BillsSnapshot } from './bills.machine.ts';

/** A bill in the list. */
export interface BillCard {
  readonly id: string;
  readonly number: string;
  readonly state: BillState;
  readonly tableNo: string | null;
  /** First name of the member; null without a member or a name. */
  readonly memberName: string | null;
  readonly openedBy: string;
  readonly openedAt: Temporal.Instant;
  readonly pieces: number;
  readonly total: Cents;
  /** True if a part is paid and another part is not. */
  readonly isPartlyPaid: boolean;
  readonly left: Cents;
  readonly receiptNumber: number | null;
}

export interface BillsView extends Freshness {
  readonly list: BillListRequest['list'];
  /** `noMatch`: there are bills, and none matches the search. */
  readonly status: 'loading' | 'empty' | 'noMatch' | 'ready' | 'failed';
  readonly error: ErrorCode | null;
  readonly search: string;
  readonly bills: readonly BillCard[];
  /** True while a bill is being opened. */
  readonly isOpening: boolean;
  /** Why the last bill was not opened; null without a problem. */
  readonly openError: ErrorCode | null;
}

/** Returns the bills of the chosen list that match the search. */
export function selectBills({ children, context }: BillsSnapshot): BillsView {
  const { asOf, data, error, stale, status, unconfirmed } = selectChildQuery(children.bills);
  const opening = children.newBill && selectMutation(children.newBill.getSnapshot());
  const bills = (data ?? []).filter((bill) => matches(bill, context.search)).map(cardOf);
  return {
    list: context.list,
    status: status === 'ready' && bills.length === 0 ? 'noMatch' : readStatus(status),
    error,
    search: context.search,
    bills,
    isOpening: opening?.status === 'running',
    openError: opening?.status === 'rejected' ? opening.error : null,
    asOf,
    stale,
    unconfirmed,
  };
}

/** A branch has always a list, so that "not found" is a failure. */
function readStatus(
  status: ReturnType<typeof selectChildQuery>['status'],
): Exclude<BillsView['status'], 'noMatch'> {
  return status === 'notFound' ? 'failed' : status;
}

/** Returns true if the table, the member, the number or the receipt contains the text. */
function matches(bill: BillSummary, text: string): boolean {
  const wanted = text.trim().toLocaleLowerCase();
  if (wanted === '') return true;
  const { member_name, number, receipt_number, table_no } = bill;
  return [table_no, member_name, number, receipt_number?.toString() ?? null].some(
    (part) => part?.toLocaleLowerCase().includes(wanted) === true,
  );
}

function cardOf(bill: BillSummary): BillCard {
  const { left, state, total } = bill;
  return {
    id: bill.id,
    number: bill.number,
    state,
    tableNo: bill.table_no,
    memberName: bill.member_name,
    openedBy: bill.opened_by,
    openedAt: Temporal.Instant.from(bill.opened_at),
    pieces: bill.piece_count,
    total,
    isPartlyPaid: state === 'open' && left > 0 && left < total,
    left,
    receiptNumber: bill.receipt_number,
  };
}
