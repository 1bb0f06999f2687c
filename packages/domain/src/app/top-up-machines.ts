import { createTopUpBranches } from '../top-up/top-up-branches.live.ts';
import { createTopUpForm } from '../top-up/top-up-form.live.ts';
import { defineMachines } from './define-machines.ts';

/** Filling a wallet. */
export const topUpMachines = defineMachines((parts) => ({
  topUpForm: () => createTopUpForm({ identity: parts.identity, topUp: parts.wallet.actors.topUp }),
  topUpBranches: () => createTopUpBranches(parts),
}));
