import type { RefundKind, SalesMethod, SalesPayment } from '@claypot/sdk/counter';

/** Text keys of the kinds of sales and refunds. */
export const METHOD_TEXTS = {
  delivery: 'delivery',
  pickup: 'pickup',
  'dine-in': 'dineIn',
} as const satisfies Record<SalesMethod, string>;

export const PAYMENT_TEXTS = {
  card: 'card',
  fpx: 'fpx',
  other: 'otherPayment',
  none: 'nothingDue',
} as const satisfies Record<SalesPayment, string>;

export const REFUND_KIND_TEXTS = {
  refunded: 'refunded',
  settled: 'settled',
  provider: 'provider',
  dispute: 'dispute',
  returned: 'returned',
} as const satisfies Record<RefundKind, string>;
