import type { Emit } from '../../events/event-bus.ts';
import type { Address } from '../../places/addresses/address.ts';
import type { FulfilmentMethod } from '../../places/fulfilment-method.ts';
import { orderMethodMachine } from './order-method.machine.ts';

export interface OrderMethodDeps {
  method: () => FulfilmentMethod | null;
  address: () => Address | null;
  emit: Emit;
}

/** Creates the order method machine with its guards and emitted events. */
export function createOrderMethod({ address, emit, method }: OrderMethodDeps) {
  return orderMethodMachine.provide({
    guards: {
      hasAddress: () => address() !== null,
      lacksAddress: () => method() === 'delivery' && address() === null,
    },
    actions: {
      setDelivery: () => emit({ type: 'delivery.chosen' }),
      openBranchList: () => emit({ type: 'branch.missed', asked: true }),
      openNewAddress: () => emit({ type: 'address.missed', asked: true }),
    },
  });
}
