import { useFormat } from '../../../hooks/text/use-format.ts';

/**
 * Returns a formatter for signed amounts in cents: +RM 12.00 for income, −RM 12.00 for payments, no
 * sign for zero.
 */
export function useSignedMoney(): (cents: number) => string {
  const format = useFormat();
  return (cents) => `${cents > 0 ? '+' : ''}${format.money(cents)}`;
}
