import { openPaymentSession, type SessionDependencies } from '../payments/payment-session.ts';
import type { TopUp } from './top-ups.ts';

/**
 * The card page of a top-up; null when it waits for no payment.
 *
 * @throws PaymentsUnavailable where the page is to be opened and the provider cannot be reached.
 */
export async function openTopUpPayment(
  dependencies: SessionDependencies,
  topUp: TopUp,
): Promise<string | null> {
  if (topUp.status !== 'MAKING PAYMENT') return null;
  const { payment_id, payment_url, amount, merchant, return_path, top_up_no } = topUp;
  return openPaymentSession(dependencies, {
    payment_id,
    payment_url,
    amount,
    merchant,
    description: { en: `Wallet top-up ${top_up_no}`, zh_CN: `钱包充值 ${top_up_no}` },
    return_path,
  });
}
