import type { Tier } from '@claypot/sdk';
import { examples } from './generated/examples.ts';

/**
 * Returns the tiers of the sample company in ascending order: Regular, Silver, Gold.
 *
 * @throws Error if the contract's example has fewer than three tiers
 */
export function someTiers(): [regular: Tier, silver: Tier, gold: Tier] {
  const [regular, silver, gold] = structuredClone(examples.Tiers);
  if (!regular || !silver || !gold) throw new Error('The example of the contract has three tiers');
  return [regular, silver, gold];
}
