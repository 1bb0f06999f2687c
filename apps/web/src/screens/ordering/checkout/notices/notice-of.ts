import type { CheckoutProblem } from '@claypot/domain/ordering';
import type { ErrorCode } from '@claypot/sdk';

/** What has to be said above the form, in catalogue keys. */
export type CheckoutNoticeContent =
  | { readonly kind: 'rejected'; readonly code: ErrorCode }
  | { readonly kind: 'notPlaced' }
  | {
      readonly kind: 'cancelled';
      readonly reason: Extract<CheckoutProblem, { kind: 'cancelled' }>['reason'];
    };

/** The notice for why the customer is at the form again; null when a popup says it, or nothing. */
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
