import type { Address } from '../addresses/address.ts';
import type { Emit } from '../events/event-bus.ts';
import type { FulfilmentMethod } from '../fulfilment/fulfilment.ts';
import type { Ports } from '../ports.ts';
import { pathTo } from '../routes/path-to.ts';
import { orderMethodMachine } from './order-method.machine.ts';

export interface OrderMethodDeps extends Pick<Ports, 'navigation'> {
  method: () => FulfilmentMethod | null;
  address: () => Address | null;
  setDelivery: () => void;
  emit: Emit;
}

/** The order method machine with what it asks and where it leads. */
export function createOrderMethod(deps: OrderMethodDeps) {
  const { address, emit, method, navigation, setDelivery } = deps;
  return orderMethodMachine.provide({
    guards: {
      hasAddress: () => address() !== null,
      isStranded: () => method() === 'delivery' && address() === null,
    },
    actions: {
      setDelivery: () => setDelivery(),
      openBranchList: () => navigation.to(pathTo('branchList')),
      openNewAddress: () => emit({ type: 'address.missed', asked: true }),
    },
  });
}
