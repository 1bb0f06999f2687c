import { selectTopUp, selectUnpaidTopUp } from '@claypot/domain/loyalty';
import type { SuccessMessage } from '@claypot/domain/machines';
import { cents } from '@claypot/sdk';
import { waitFor } from 'xstate';
import { decide } from '../../apps/api/src/testing/ordering.ts';
import { beMember } from './members.ts';
import type { MessageCase } from './message-case.ts';
import type { Visit } from './visit.ts';

/** Signs the visitor up and submits a top-up. */
async function topUp(visit: Visit, amount = 5_000) {
  const { topUp: payment } = visit.app;
  const { id } = await beMember(visit);
  const body = { customer_id: id, amount: cents(amount) };
  payment.send({ type: 'SUBMIT', body, problem: null });
  await waitFor(payment, (now) => selectTopUp(now).stage !== 'placing');
  return selectTopUp(payment.getSnapshot());
}

/** Submits a top-up and returns from the card page unpaid; then the payment is approved. */
async function payAndReturn(visit: Visit) {
  const { topUp: payment } = visit.app;
  await topUp(visit);
  payment.send({ type: 'RETURNED' });
  const unpaid = selectUnpaidTopUp(payment.getSnapshot());
  await decide(visit.restaurant, { payment_url: unpaid?.payment_url ?? null }, 'approved');
}

/** Cases of every message about top-ups. */
export const walletCases: readonly MessageCase[] = [
  {
    code: 'TOP_UP_AMOUNT',
    when: 'the company takes less than it did when the form was opened',
    showing: 'screen',
    trigger: (visit) => topUp(visit, 500_001),
    view: { stage: 'form', problem: { kind: 'rejected', code: 'TOP_UP_AMOUNT' } },
  },
  {
    code: 'TOP_UP_NOT_CANCELLABLE',
    when: 'the top-up was paid in another tab',
    showing: 'toast',
    trigger: async (visit) => {
      visit.app.topUp.send({ type: 'OPEN' });
      await payAndReturn(visit);
      visit.app.topUp.send({ type: 'CANCEL' });
    },
  },
];

export const walletSuccesses = {
  async toppedUp(visit) {
    await payAndReturn(visit);
    visit.app.topUp.send({ type: 'RETURNED' });
  },
} satisfies Partial<Record<SuccessMessage, (visit: Visit) => Promise<unknown>>>;
