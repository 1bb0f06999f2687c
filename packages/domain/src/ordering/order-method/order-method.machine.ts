import { setup } from 'xstate';
import { unprovidedAction, unprovidedGuard } from '../../machines/base/placeholder.ts';

export type OrderMethodEvent =
  | { type: 'DELIVER' }
  | { type: 'PICK_UP' }
  /** Opens the form for a new address. */
  | { type: 'CREATE_ADDRESS' }
  | { type: 'DISMISS' };

/**
 * Machine of the delivery method (spec §4). Delivery uses the default address, or asks for one
 * first. Pickup opens the branch list; the method changes only once a branch is chosen.
 */
export const orderMethodMachine = setup({
  types: { events: {} as OrderMethodEvent },
  guards: {
    hasAddress: unprovidedGuard('hasAddress'),
    /** True if the method is delivery but there is no address. */
    lacksAddress: unprovidedGuard('lacksAddress'),
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
    opening: { always: [{ guard: 'lacksAddress', target: 'noAddress' }, { target: 'idle' }] },
    idle: {
      on: {
        DELIVER: [{ guard: 'hasAddress', actions: 'setDelivery' }, { target: 'noAddress' }],
        PICK_UP: { actions: 'openBranchList' },
      },
    },
    noAddress: {
      on: {
        CREATE_ADDRESS: { target: 'idle', actions: ['setDelivery', 'openNewAddress'] },
        PICK_UP: { target: 'idle', actions: 'openBranchList' },
        DISMISS: 'idle',
      },
    },
  },
});
