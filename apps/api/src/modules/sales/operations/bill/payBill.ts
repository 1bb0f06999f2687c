import { parseMoney } from '@claypot/sdk';
import type { CounterContext } from '../../../../contract/counter/context.ts';
import type { CounterHandler, CounterRequestOf } from '../../../../contract/counter/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import type { MatchedCode } from '../../../loyalty/index.ts';
import { requirePerson } from '../../../staff/index.ts';
import { changeBillOnce } from '../../changes/change-bill.ts';
import { payByCard, payByCash } from '../../pay/cash-and-card.ts';
import { matchCode } from '../../pay/match-code.ts';
import { paymentTarget } from '../../pay/payment-target.ts';
import { payByWallet } from '../../pay/wallet-payment.ts';
import { requireBill } from '../../price/load-bill.ts';

/** Pays a bill, a share or a part, once per key. */
export const payBill: CounterHandler<'payBill'> = async (context, request) => {
  const { path, headers, body } = request;
  const matched = await matchWallet(context, request);
  const paying = { ...context, staffId: requirePerson(context).id };
  const asked = { left: parseMoney(body.left), share: body.share };
  const { payment } = body;
  const press = { operation: 'payBill', billId: path.id, key: headers['Idempotency-Key'], body };
  return changeBillOnce(context, { ...press, isMoney: true }, async (tx, loaded) => {
    if (payment.method === 'wallet') {
      // Only a repeated press has no code, and it does not pay.
      if (matched === null) throw new ApiError('PAYMENT_CODE_WRONG');
      const consent = { by: 'code', matched } as const;
      const amount = parseMoney(payment.amount);
      return { changes: await payByWallet(tx, paying, loaded, { ...asked, amount, consent }) };
    }
    const target = paymentTarget(loaded, asked);
    if (payment.method === 'cash') {
      const { drawer_id: drawerId } = payment;
      const received = { tendered: parseMoney(payment.tendered), drawerId };
      return { changes: await payByCash(tx, paying, loaded, target, received) };
    }
    const { terminal_reference: terminalReference } = payment;
    const charged = { amount: parseMoney(payment.amount), terminalReference };
    return { changes: await payByCard(tx, paying, loaded, target, charged) };
  });
};

/** Matches the code of a wallet payment; null for other methods and for a repeated press. */
async function matchWallet(
  context: CounterContext,
  { path, headers, body: { payment } }: CounterRequestOf<'payBill'>,
): Promise<MatchedCode | null> {
  if (payment.method !== 'wallet') return null;
  const { customer_id: memberId } = await requireBill(context.db, context, path.id);
  const key = headers['Idempotency-Key'];
  return matchCode(context, { key, memberId, code: payment.code });
}
