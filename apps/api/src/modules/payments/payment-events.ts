import type { PaymentEvents } from '../../gateways/payments/payment-events.ts';
import { type IncidentDependencies, recordIncident } from './provider-incidents.ts';
import { refreshRefund } from './refund-payment.ts';
import { refreshOrderRefund } from './refunds/process-refund.ts';
import { settlePayment } from './settle-payment.ts';

/** Creates the handlers that apply the provider's events to the stored payments. */
export function createPaymentEvents({
  db,
  payableOf,
  report,
}: IncidentDependencies): PaymentEvents {
  return {
    settle: (webhook, now) => settlePayment(db, payableOf, webhook, now),
    recordIncident: (incident, now) => recordIncident({ db, payableOf, report }, incident, now),
    async checkRefund(refundId, now) {
      await refreshRefund(db, refundId, now);
      await refreshOrderRefund(db, refundId, now);
    },
  };
}
