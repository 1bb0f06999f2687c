import { createTiers } from '../../../loyalty/tiers/tiers.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** What members rise through. */
export const tierMachines = defineMachines((parts) => ({
  tiers: () => createTiers(parts),
}));
