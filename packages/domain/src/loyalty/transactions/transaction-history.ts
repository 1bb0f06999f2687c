import { type Cents, cents, type TransactionEntry, type TransactionMonths } from '@claypot/sdk';
import { isIncoming, passes, type TransactionFilter } from './transaction-kind.ts';

/** A month's entries, newest first. */
interface TransactionMonth {
  readonly heading: string;
  readonly entries: readonly TransactionEntry[];
}

export interface TransactionHistory {
  /** Newest first; months without entries are omitted. */
  readonly months: readonly TransactionMonth[];
  readonly count: number;
  /** Net change of the wallet by these entries, in cents; may be negative. */
  readonly total: Cents;
}

/** Returns the entry's amount in cents, negative if it went out of the wallet. */
export function signedAmount({ type, amount }: Pick<TransactionEntry, 'type' | 'amount'>): Cents {
  return isIncoming(type) ? amount : cents(-amount);
}

/** Returns the entries of a range that match the filter, with their sum. */
export function transactionHistory(
  data: TransactionMonths,
  filter: TransactionFilter,
): TransactionHistory {
  const months = Object.entries(data)
    .map(([heading, entries]) => ({
      heading,
      entries: entries.filter(({ type }) => passes(filter, type)),
    }))
    .filter(({ entries }) => entries.length > 0);
  const all = months.flatMap(({ entries }) => entries);
  const total = cents(all.reduce((sum, entry) => sum + signedAmount(entry), 0));
  return { months, count: all.length, total };
}

/** Returns the first `count` entries by month, for a list rendered in steps. */
export function firstEntries(
  months: readonly TransactionMonth[],
  count: number,
): TransactionMonth[] {
  let left = count;
  return months.flatMap(({ heading, entries }) => {
    const shown = entries.slice(0, Math.max(left, 0));
    left -= entries.length;
    return shown.length === 0 ? [] : [{ heading, entries: shown }];
  });
}
