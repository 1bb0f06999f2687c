import { useFormat } from '../../../hooks/text/use-format.ts';

/** How an amount with its sign is written: +RM 12.00 for what came in, −RM 12.00 for what went. */
export function useSignedMoney(): (cents: number) => string {
  const format = useFormat();
  return (cents) => {
    const sign = cents > 0 ? '+' : cents < 0 ? '−' : '';
    return `${sign}${format.money(Math.abs(cents))}`;
  };
}
