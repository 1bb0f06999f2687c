import { unprovidedMutation } from '@claypot/domain/machines';
import type { BranchChange, ChosenBranch } from '@claypot/domain/places';
import { pathTo } from '@claypot/domain/routes';
import { putInCart } from '@claypot/testing';
import { HOME } from '../../../apps/web/src/screens/places/addresses/samples.ts';
import { BRANCHES } from '../../sandbox/branches.ts';
import { explore } from '../exploration.ts';

const machine = unprovidedMutation<ChosenBranch, BranchChange>();

/**
 * The machine of everything that is done at a press, here the change to another branch: on the menu
 * of a delivery, whose branch follows the address, while the cart holds dishes of this one.
 */
export const mutationExploration = explore<typeof machine>({
  machine,
  file: 'machines/mutation/mutation.machine.ts',
  actor: ({ started }) => started.read('deliveryBranch')?.getSnapshot().children.choice ?? null,
  path: pathTo('menu'),
  who: 'guest',
  prepare: async ({ app, restaurant }) => {
    app.addresses.send({ type: 'SAVE', address: { ...HOME, id: null } });
    app.session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'delivery' });
    await putInCart(restaurant, 'cendol');
  },
  asks: ['cartLoad', 'cartRemoveAll'],
  offers: () => ({
    RUN: BRANCHES.map(({ id, branch_name }) => [
      branch_name,
      { type: 'RUN', input: { id, branch_name } },
    ]),
  }),
});
