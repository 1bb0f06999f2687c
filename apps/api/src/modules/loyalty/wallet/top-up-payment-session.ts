import { openPaymentSession, type SessionDependencies } from '../../payments/index.ts';
import type { TopUp } from './top-ups.ts';

/**
 * Returns the URL of a top-up's payment page; null if it does not wait for a payment.
 *
 * @throws PaymentsUnavailable if the page must be created and the provider cannot be reached.
 */
export async function openTopUpPayment(
  dependencies: SessionDependencies,
  topUp: TopUp,
): Promise<string | null> {
  if (topUp.status !== 'MAKING PAYMENT') return null;
  const { top_up_no: number } = topUp;
  const description = { en: `Wallet top-up ${number}`, zh_CN: `钱包充值 ${number}` };
  return openPaymentSession(dependencies, { ...topUp, description });
}
