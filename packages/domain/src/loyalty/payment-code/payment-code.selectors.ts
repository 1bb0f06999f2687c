import type { ErrorCode } from '@claypot/sdk';
import type { PaymentCodeSnapshot } from './payment-code.machine.ts';
import type { PaymentCode } from './payment-code.ts';

/** One-time code as a screen shows it. */
export type PaymentCodeView =
  | { readonly status: 'hidden' | 'loading' }
  | { readonly status: 'clockWrong' }
  | { readonly status: 'failed'; readonly error: ErrorCode | null }
  | { readonly status: 'shown'; readonly code: PaymentCode };

export function selectPaymentCode(snapshot: PaymentCodeSnapshot): PaymentCodeView {
  const { code, error } = snapshot.context;
  if (snapshot.matches('shown') && code !== null) return { status: 'shown', code };
  if (snapshot.matches('failed')) return { status: 'failed', error };
  if (snapshot.matches('loading')) return { status: 'loading' };
  return { status: snapshot.matches('clockWrong') ? 'clockWrong' : 'hidden' };
}
