import { type Cents, cents, type TransactionEntry, type TransactionMonths } from '@claypot/sdk';
import { isIncoming, passes, type TransactionFilter } from './transaction-kind.ts';

/** A month's entries, newest first, under its name. */
interface TransactionMonth {
  readonly heading: string;
  readonly entries: readonly TransactionEntry[];
}

/** What is shown of a range under a filter. */
export interface TransactionHistory {
  /** Newest first; none is empty. */
  readonly months: readonly TransactionMonth[];
  readonly count: number;
  /** What the wallet gained by these entries together; negative where it lost. */
  readonly total: Cents;
}

/** An entry's amount as the wallet felt it. */
export function signedAmount({ type, amount }: Pick<TransactionEntry, 'type' | 'amount'>): Cents {
  return isIncoming(type) ? amount : cents(-amount);
}

/** The entries of a range that pass a filter, with their sum. */
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

/** The first so many entries of a history, by month, for a list that is shown in pieces. */
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
