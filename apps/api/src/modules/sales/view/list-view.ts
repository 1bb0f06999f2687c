import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { wireInstant } from '../../../contract/wire.ts';
import { firstNameOf } from '../../account/index.ts';
import type { ListedBill } from '../bills/bill-lists.ts';
import { stateOf } from '../bills/bill-reads.ts';

/** Returns a bill of a list in the contract's format. */
export function viewListedBill(bill: ListedBill, zone: string): Schemas['BillSummary'] {
  return {
    id: bill.id,
    number: bill.number,
    state: stateOf(bill),
    table_no: bill.table_no,
    member_name: firstNameOf(bill.member_name),
    opened_at: wireInstant(bill.opened_at, zone),
    opened_by: bill.opened_by,
    piece_count: bill.piece_count,
    total: formatMoneyString(bill.total),
    left: formatMoneyString(bill.left),
    receipt_number: bill.receipt_number,
  };
}
