import { openPaymentSession, type SessionDependencies } from '../../payments/index.ts';
import type { TopUp } from './top-ups.ts';

/**
 * The card page of a top-up; null when it waits for none that could be made on a page.
 *
 * @throws PaymentsUnavailable where the page is to be opened and the provider cannot be reached.
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
