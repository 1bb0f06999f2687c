import type { Db } from '../db/db.ts';
import type { PaymentEvents } from '../gateways/payments/payment-events.ts';
import { lookAtRefundAgain } from './give-back.ts';
import type { PayableOf } from './payable.ts';
import { recordIncident } from './provider-incidents.ts';
import { settlePayment } from './settle-payment.ts';

export interface PaymentEventsOptions {
  readonly db: Db;
  readonly payableOf: PayableOf;
  /** Called for each incident that is recorded. */
  readonly report: (error: unknown) => void;
}

/** Applies what providers report to the payments in the database. */
export function createPaymentEvents({
  db,
  payableOf,
  report,
}: PaymentEventsOptions): PaymentEvents {
  return {
    settle: (webhook, now) => settlePayment(db, payableOf, webhook, now),
    recordIncident: (incident, now) => recordIncident({ db, payableOf, report }, incident, now),
    checkRefund: (refundId, now) => lookAtRefundAgain(db, refundId, now),
  };
}
