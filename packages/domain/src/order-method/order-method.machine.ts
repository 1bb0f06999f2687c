import { setup } from 'xstate';

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
    hasAddress: () => false,
    /** Delivery is what is chosen, and there is nowhere to deliver to. */
    isStranded: () => false,
  },
  actions: {
    setDelivery: () => {},
    openBranchList: () => {},
    openNewAddress: () => {},
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
