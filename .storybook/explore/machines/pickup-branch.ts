import { pathTo, pickupBranchMachine } from '@claypot/domain';
import { putInCart } from '@claypot/testing';
import { explore } from '../exploration.ts';

/** Another branch is looked at while the cart holds a dish of Bangsar's. */
export const pickupBranchExploration = explore<typeof pickupBranchMachine>({
  machine: pickupBranchMachine,
  file: 'pickup-branch/pickup-branch.machine.ts',
  actor: ({ started }) => started.read('pickupBranch'),
  path: pathTo('pickupBranch', { id: 'bukit-bintang' }),
  who: 'guest',
  prepare: async ({ restaurant }) => {
    await putInCart(restaurant, 'cendol');
  },
  asks: ['branchDetail', 'cartLoad', 'cartRemoveAll'],
  offers: () => ({}),
});
