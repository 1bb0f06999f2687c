import { isIncoming } from '@claypot/domain/loyalty';
import type { TransactionEntry } from '@claypot/sdk';
import { useFormat } from '../../../hooks/text/use-format.ts';

type Type = TransactionEntry['type'];

/** Writes the place of an amount as money, with its sign where it came in or went out by something. */
export function useAmountPlace(): (amount: string, type?: Type) => string {
  const format = useFormat();
  return (amount, type) => {
    const sign = type === undefined ? '' : isIncoming(type) ? '+' : '−';
    return sign + format.money(0).replace(format.amount(0), amount);
  };
}
