import {
  ApiError,
  type Cents,
  cents,
  type Sdk,
  type TopUp,
  type TopUpRequest,
  type TopUpTier,
} from '@claypot/sdk';
import { examples } from '../generated/examples.ts';
import { someTiers } from '../tiers.ts';

const rejection = (code: string, status: number, data: unknown = null) =>
  new ApiError({ kind: 'rejected', code, status, data });

/** Creates the top-up operations. Each idempotency key creates one top-up. */
export function createTopUps() {
  const byKey = new Map<string, TopUp>();
  const requests = new Map<string, TopUpRequest>();
  let wallet = 0;

  function become(id: string, changes: Partial<TopUp>): TopUp {
    const [key, topUp] = [...byKey].find(([, one]) => one.id === id) ?? [];
    if (key === undefined || topUp === undefined) throw rejection('NOT_FOUND', 404);
    const next = { ...topUp, ...changes };
    byKey.set(key, next);
    return next;
  }
  function place(key: string, amount: Cents): TopUp {
    const number = byKey.size + 1;
    const topUp: TopUp = {
      ...examples.TopUpMade,
      id: `topup-${number}`,
      topup_transaction_id: `TU-261121-7F3K9${number}`,
      amount,
      payment_url: `/sandbox/pay/topup-${number}`,
    };
    byKey.set(key, topUp);
    return topUp;
  }
  const operations = {
    walletTopup: async ({ headers, body }) => {
      const key = headers['Idempotency-Key'];
      const before = requests.get(key);
      if (before !== undefined && before.amount !== body.amount) {
        throw rejection('IDEMPOTENCY_CONFLICT', 409);
      }
      if (body.amount < 1_000 || body.amount > 500_000) {
        const data = { min_amount: '10.00', max_amount: '5000.00' };
        throw rejection('TOP_UP_AMOUNT', 422, data);
      }
      requests.set(key, body);
      return byKey.get(key) ?? place(key, body.amount);
    },
    walletTopupOutcome: async ({ body }) => {
      const topup = byKey.get(body.idempotency_key) ?? null;
      return { outcome: topup ? 'created' : 'unknown', topup };
    },
    walletTopupDetail: async ({ path }) => become(path.id, {}),
    walletTopupCancel: async ({ path }) => {
      const { status } = become(path.id, {});
      if (status === 'COMPLETED') throw rejection('TOP_UP_NOT_CANCELLABLE', 409);
      return become(path.id, {
        status: 'CANCELLED',
        payment_url: null,
        cancel_reason: 'CUSTOMER_CANCELLED',
      });
    },
  } satisfies Partial<Sdk>;

  return {
    operations,
    /** Top-ups by idempotency key. */
    byKey,
    newest: () => [...byKey.values()].at(-1) ?? null,
    /** Completes a top-up and credits the wallet, at most once. */
    pay(id: string) {
      const { amount, status } = become(id, {});
      if (status === 'COMPLETED') return;
      wallet += amount;
      become(id, {
        status: 'COMPLETED',
        payment_url: null,
        cancel_reason: null,
        wallet: cents(wallet),
        tier: tierOf(amount),
      });
    },
    decline: (id: string) =>
      void become(id, {
        status: 'CANCELLED',
        payment_url: null,
        cancel_reason: 'PAYMENT_DECLINED',
      }),
    become,
  };
}

/** Returns the highest tier that the amount reaches; null if none. */
function tierOf(amount: Cents): TopUpTier | null {
  const tier = someTiers().findLast(({ top_up_amount }) => (top_up_amount ?? Infinity) <= amount);
  if (tier === undefined) return null;
  const { level, level_id, level_name, monthly_voucher_count, voucher_count } = tier;
  const expired_at = '2027-11-21T23:59:59+08:00';
  return {
    level_id,
    level,
    level_name,
    change: 'reached',
    expired_at,
    voucher_count,
    monthly_voucher_count,
  };
}
