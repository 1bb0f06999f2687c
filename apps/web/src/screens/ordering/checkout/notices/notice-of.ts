import type { CheckoutProblem } from '@claypot/domain/ordering';
import type { ErrorCode } from '@claypot/sdk';

export type CheckoutNoticeContent =
  | { readonly kind: 'rejected'; readonly code: ErrorCode }
  | { readonly kind: 'notPlaced' }
  | {
      readonly kind: 'cancelled';
      readonly reason: Extract<CheckoutProblem, { kind: 'cancelled' }>['reason'];
    };

/** Returns the notice for a failed order; null if a popup shows it or nothing failed. */
export function noticeOf(
  problem: CheckoutProblem | null,
  rejection: ErrorCode | null,
): CheckoutNoticeContent | null {
  if (rejection !== null) return { kind: 'rejected', code: rejection };
  switch (problem?.kind) {
    case 'rejected':
    case 'notPlaced':
    case 'cancelled':
      return problem;
    default:
      return null;
  }
}
