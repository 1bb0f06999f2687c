import { isIncoming } from '@claypot/domain/loyalty';
import type { TransactionEntry } from '@claypot/sdk';
import { useFormat } from '../../../hooks/text/use-format.ts';

type Type = TransactionEntry['type'];

/** Returns a formatter for the placeholder of an amount, signed if a transaction type is given. */
export function useAmountPlace(): (amount: string, type?: Type) => string {
  const format = useFormat();
  return (amount, type) => {
    const sign = type === undefined ? '' : isIncoming(type) ? '+' : '−';
    return sign + format.money(0).replace(format.amount(0), amount);
  };
}
