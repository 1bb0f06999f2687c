import { setup } from 'xstate';
import { unprovidedAction, unprovidedGuard } from '../../machines/base/placeholder.ts';

export type OrderMethodEvent =
  | { type: 'DELIVER' }
  | { type: 'PICK_UP' }
  /** Yes, make an address. */
  | { type: 'CREATE_ADDRESS' }
  | { type: 'DISMISS' };

/**
 * How the order is handed over (spec §4). Delivery goes to the default address, and where there is
 * none asks for one first; pickup begins with its branch, and only choosing that changes the method.
 */
export const orderMethodMachine = setup({
  types: { events: {} as OrderMethodEvent },
  guards: {
    hasAddress: unprovidedGuard('hasAddress'),
    /** Delivery is what is chosen, and there is nowhere to deliver to. */
    isStranded: unprovidedGuard('isStranded'),
  },
  actions: {
    setDelivery: unprovidedAction('setDelivery'),
    openBranchList: unprovidedAction('openBranchList'),
    openNewAddress: unprovidedAction('openNewAddress'),
  },
}).createMachine({
  id: 'orderMethod',
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isStranded', target: 'noAddress' }, { target: 'resting' }] },
    resting: {
      on: {
        DELIVER: [{ guard: 'hasAddress', actions: 'setDelivery' }, { target: 'noAddress' }],
        PICK_UP: { actions: 'openBranchList' },
      },
    },
    noAddress: {
      on: {
        CREATE_ADDRESS: { target: 'resting', actions: ['setDelivery', 'openNewAddress'] },
        PICK_UP: { target: 'resting', actions: 'openBranchList' },
        DISMISS: 'resting',
      },
    },
  },
});
