import { branchChangeMachine, pathTo } from '@claypot/domain';
import { HOME } from '../../../apps/web/src/screens/addresses/samples.ts';
import { BRANCHES } from '../../sandbox/branches.ts';
import { putInCart } from '../../sandbox/restaurant.ts';
import { explore } from '../exploration.ts';

/** On the menu of a delivery, another branch is chosen while the cart holds dishes of this one. */
export const branchChangeExploration = explore<typeof branchChangeMachine>({
  machine: branchChangeMachine,
  file: 'branch-change/branch-change.machine.ts',
  actor: ({ started }) => started.read('branchChange'),
  path: pathTo('menu'),
  who: 'guest',
  prepare: async ({ app, restaurant }) => {
    app.addresses.send({ type: 'SAVE', address: { ...HOME, id: null } });
    app.session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'delivery' });
    await putInCart(restaurant, 'cendol');
  },
  asks: ['cartLoad', 'cartRemoveAll'],
  offers: () => ({
    SELECT: BRANCHES.map(({ id, branch_name }) => [
      branch_name,
      { type: 'SELECT', branch: { id, branch_name } },
    ]),
  }),
});
