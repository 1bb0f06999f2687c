import type { TransactionType } from '@claypot/sdk';

/** What a history can be narrowed to, in the words of the address. */
export const TRANSACTION_FILTERS = ['all', 'topup', 'payment', 'refund'] as const;

export type TransactionFilter = (typeof TRANSACTION_FILTERS)[number];

const TOP_UPS: readonly string[] = ['topup', 'cash_topup'];

/** Whether money came in by it; by whatever is not known here it went out (spec §4). */
export function isIncoming(type: TransactionType): boolean {
  return type === 'refund' || TOP_UPS.includes(type);
}

/** What an entry of this type is: paid in, paid, or given back. */
function kindOf(type: TransactionType): Exclude<TransactionFilter, 'all'> {
  if (TOP_UPS.includes(type)) return 'topup';
  return type === 'refund' ? 'refund' : 'payment';
}

/** Whether an entry of this type is shown under a filter. */
export function passes(filter: TransactionFilter, type: TransactionType): boolean {
  return filter === 'all' || filter === kindOf(type);
}

/** The filter that an address names; null where it names none that there is. */
export function readFilter(name: string | null | undefined): TransactionFilter | null {
  return TRANSACTION_FILTERS.find((filter) => filter === name) ?? null;
}
