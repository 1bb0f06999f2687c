import { createTiers } from '../../../loyalty/tiers/tiers.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

export const tierMachines = defineMachines((parts) => ({
  tiers: () => createTiers(parts),
}));
