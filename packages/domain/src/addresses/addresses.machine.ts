import { assign, fromCallback, setup } from 'xstate';
import { type Address, type AddressDraft, withDefault, withoutAddress } from './address.ts';

export interface AddressesContext {
  addresses: Address[];
}

export type AddressesEvent =
  /** Adds an address, or puts it in place of the one it was. */
  | { type: 'SAVE'; address: AddressDraft }
  | { type: 'REMOVE'; id: string }
  | { type: 'SET_DEFAULT'; id: string }
  /** Somebody else uses the device now, or another tab has changed what is stored. */
  | { type: 'RESTORE' };

/**
 * The addresses of the guest who uses the device. They are stored after each change and read again
 * when another tab changes them; a device that stores nothing keeps them as long as the page lives.
 */
export const addressesMachine = setup({
  types: { context: {} as AddressesContext, events: {} as AddressesEvent },
  actors: {
    /** Sends `RESTORE` for as long as the addresses are in use. */
    otherTabs: fromCallback<AddressesEvent>(() => {
      throw new Error('The actor "otherTabs" was not provided');
    }),
  },
  actions: {
    /** Takes what is stored for this guest into the context. */
    restore: assign({}),
    /** Puts the address into the context; a new one is given its id. */
    save: assign((_, _params: { address: AddressDraft }) => ({})),
    remove: assign({
      addresses: ({ context }, params: { id: string }) =>
        withoutAddress(context.addresses, params.id),
    }),
    setDefault: assign({
      addresses: ({ context }, params: { id: string }) => withDefault(context.addresses, params.id),
    }),
    persist: () => {},
  },
}).createMachine({
  id: 'addresses',
  context: { addresses: [] },
  invoke: { src: 'otherTabs', id: 'otherTabs' },
  entry: 'restore',
  on: {
    RESTORE: { actions: 'restore' },
    SAVE: { actions: [{ type: 'save', params: ({ event }) => event }, 'persist'] },
    REMOVE: { actions: [{ type: 'remove', params: ({ event }) => event }, 'persist'] },
    SET_DEFAULT: { actions: [{ type: 'setDefault', params: ({ event }) => event }, 'persist'] },
  },
});
