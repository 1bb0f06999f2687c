import type { Problem } from '../read/problem.ts';
import type { Restaurant } from '../read/restaurant.ts';

/** Checks that the first tier needs no top-up and that each next tier needs a larger one. */
export function checkTiers({ company }: Restaurant): Problem[] {
  if (!company?.value) return [];
  const { source, path, value } = company;
  return value.tiers.flatMap(({ top_up_amount }, index, tiers) => {
    const problem = (field: string, message: string) => [
      source.problem([...path, 'tiers', index, field], message),
    ];
    if (index === 0) {
      return top_up_amount === undefined
        ? []
        : problem('top_up_amount', 'is of the first tier, which everybody begins in; take it away');
    }
    if (top_up_amount === undefined) {
      return problem('level', 'has no top_up_amount; add it');
    }
    const before = tiers[index - 1]?.top_up_amount ?? 0;
    return top_up_amount > before
      ? []
      : problem('top_up_amount', 'must be more than that of the tier before');
  });
}
