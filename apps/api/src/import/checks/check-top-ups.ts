import type { Problem } from '../read/problem.ts';
import type { Restaurant } from '../read/restaurant.ts';

/** Limits of a top-up payment, in sen. */
const MIN_AMOUNT = 1_000;
const MAX_AMOUNT = 500_000;

/** Checks that the top-up amounts are within the limits and ascending. */
export function checkTopUps({ company }: Restaurant): Problem[] {
  if (!company?.value) return [];
  const { source, path, value } = company;
  return value.topup_amounts.flatMap((amount, index, amounts) => {
    const problem = (message: string) => [
      source.problem([...path, 'topup_amounts', index], message),
    ];
    if (amount < MIN_AMOUNT || amount > MAX_AMOUNT) return problem('must be from 10.00 to 5000.00');
    const before = amounts[index - 1] ?? 0;
    return amount > before ? [] : problem('must be more than the amount before');
  });
}
