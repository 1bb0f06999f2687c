import { cents, formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { wireInstant } from '../../../contract/wire.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { findOrderRefunds, findPaidAmount } from '../../payments/index.ts';
import { findPricedLines } from '../refunds/priced-lines.ts';

/** Reads the refunds of an order, and what can be refunded. @param zone IANA time zone. */
export async function readRefunds(
  db: Queryable,
  companyId: string,
  orderId: string,
  zone: string,
): Promise<Schemas['TicketRefunds']> {
  const payment = await findPaidAmount(db, orderId);
  const lines = await findPricedLines(db, companyId, orderId);
  const refunds = await findOrderRefunds(db, companyId, orderId);
  return {
    refundable: formatMoneyString(payment?.refundable ?? cents(0)),
    line_amounts: lines.map(({ id, share, is_refunded }) => ({
      line_id: id,
      amount: formatMoneyString(share),
      is_refunded,
    })),
    list: refunds.map(({ order_id: _, amount, created_at, ...refund }) => ({
      ...refund,
      amount: formatMoneyString(amount),
      created_at: wireInstant(created_at, zone),
    })),
  };
}
