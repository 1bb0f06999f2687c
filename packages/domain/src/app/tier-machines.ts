import { createTiers } from '../tiers/tiers.live.ts';
import { defineMachines } from './define-machines.ts';

/** What members rise through. */
export const tierMachines = defineMachines((parts) => ({
  tiers: () => createTiers(parts),
}));
