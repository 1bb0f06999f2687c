import type { TransactionType } from '@claypot/sdk';

/** Filters of the history, as used in the URL. */
export const TRANSACTION_FILTERS = ['all', 'topup', 'payment', 'refund'] as const;

export type TransactionFilter = (typeof TRANSACTION_FILTERS)[number];

const TOP_UPS: readonly string[] = ['topup', 'cash_topup'];

/** Returns true if the money came into the wallet. Unknown types count as outgoing (spec §4). */
export function isIncoming(type: TransactionType): boolean {
  return type === 'refund' || TOP_UPS.includes(type);
}

/** Returns the filter to which an entry of this type belongs. */
function kindOf(type: TransactionType): Exclude<TransactionFilter, 'all'> {
  if (TOP_UPS.includes(type)) return 'topup';
  return type === 'refund' ? 'refund' : 'payment';
}

/** Returns true if the filter shows entries of this type. */
export function passes(filter: TransactionFilter, type: TransactionType): boolean {
  return filter === 'all' || filter === kindOf(type);
}

/** Parses a filter name of the URL; null if it is not a filter. */
export function readFilter(name: string | null | undefined): TransactionFilter | null {
  return TRANSACTION_FILTERS.find((filter) => filter === name) ?? null;
}
