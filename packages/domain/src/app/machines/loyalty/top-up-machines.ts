import { createTopUpBranches } from '../../../loyalty/top-up/top-up-branches.implementation.ts';
import { createTopUpForm } from '../../../loyalty/top-up/top-up-form.implementation.ts';
import { walletArea } from '../../composition/areas/wallet-area.ts';
import { defineMachines } from '../../composition/define-machines.ts';

export const topUpMachines = defineMachines((parts) => ({
  topUpForm: () =>
    createTopUpForm({ identity: parts.identity, topUp: parts.use(walletArea).topUp }),
  topUpBranches: () => createTopUpBranches(parts),
}));
