import type { Problem } from '../read/problem.ts';
import type { Restaurant } from '../read/restaurant.ts';

/** What one payment may bring into a wallet, in sen. */
const LEAST = 1_000;
const MOST = 500_000;

/** The amounts a wallet is topped up by can be paid, and rise. */
export function checkTopUps({ company }: Restaurant): Problem[] {
  if (!company?.value) return [];
  const { source, path, value } = company;
  return value.topup_amounts.flatMap((amount, index, amounts) => {
    const problem = (message: string) => [
      source.problem([...path, 'topup_amounts', index], message),
    ];
    if (amount < LEAST || amount > MOST) return problem('must be from 10.00 to 5000.00');
    const before = amounts[index - 1] ?? 0;
    return amount > before ? [] : problem('must be more than the amount before');
  });
}
