import type { Identity, TopUp, TopUpRequest } from '@claypot/sdk';
import type { Emit } from '../../events/event-bus.ts';
import { required } from '../../machines/base/required.ts';
import {
  createPayment,
  type PaymentProblems,
} from '../../machines/payment/payment.implementation.ts';
import type { PaymentRecord } from '../../machines/payment/payment.types.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Stored } from '../../storage/stored.ts';
import type { PendingTopUp, TopUpProblem } from './top-up.types.ts';

export interface TopUpDeps extends Pick<Ports, 'api' | 'random'> {
  identity: () => Identity;
  stored: Stored<PaymentRecord>;
  emit: Emit;
}

const problems: PaymentProblems<TopUpRequest, TopUp, TopUpProblem> = {
  rejected: ({ code }) => ({ kind: 'rejected', code }),
  cancelled: (topUp) => ({
    kind: 'cancelled',
    reason: topUp?.cancel_reason ?? null,
    amount: topUp?.amount ?? null,
  }),
  notPlaced: { kind: 'notPlaced' },
  isQuestion: () => false,
  agreed: () => null,
};

const STATUS = {
  'MAKING PAYMENT': 'unpaid',
  COMPLETED: 'paid',
  CANCELLED: 'cancelled',
} as const;

function pendingTopUp(topUp: TopUp): PendingTopUp {
  const { amount, id, payment_processing: processing, payment_url, status } = topUp;
  const placed = { number: topUp.topup_transaction_id, total: amount };
  return { id, payment_url, status: STATUS[status], processing, outcome: topUp, placed };
}

/** Creates the machine of a member's top-up and its payment. */
export function createTopUp({ api, emit, identity, random, stored }: TopUpDeps) {
  const memberBody = () => ({ customer_id: required(identity().customer_id) });
  return createPayment<TopUpRequest, TopUp, TopUpProblem>({
    emit,
    identity,
    problems,
    random,
    stored,
    place: async (body, key, signal) =>
      pendingTopUp(
        await api.walletTopup({ headers: { 'Idempotency-Key': key }, body }, { signal }),
      ),
    ask: async (key, signal) => {
      const body = { ...memberBody(), idempotency_key: key };
      const { topup } = await api.walletTopupOutcome({ body }, { signal });
      return topup && pendingTopUp(topup);
    },
    read: async (id, signal) =>
      pendingTopUp(await api.walletTopupDetail({ path: { id }, body: memberBody() }, { signal })),
    cancel: async (id, signal) =>
      pendingTopUp(await api.walletTopupCancel({ path: { id }, body: memberBody() }, { signal })),
    onPaid: (_, attended) => emit({ type: 'wallet.toppedUp', attended }),
  });
}
