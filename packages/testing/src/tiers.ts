import type { Tier } from '@claypot/sdk';
import { examples } from './generated/examples.ts';

/**
 * The tiers of the samples' company, from the first up: Regular, Silver, Gold.
 *
 * @throws Error where the contract's example has others.
 */
export function someTiers(): [regular: Tier, silver: Tier, gold: Tier] {
  const [regular, silver, gold] = structuredClone(examples.Tiers);
  if (!regular || !silver || !gold) throw new Error('The example of the contract has three tiers');
  return [regular, silver, gold];
}
