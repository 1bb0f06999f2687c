import type { Address } from '../addresses/address.ts';
import type { AddressTrip } from '../addresses/address-trip.ts';
import type { Ports } from '../ports.ts';
import { pathTo } from '../routes/path-to.ts';
import type { SessionDeliveryMethod } from '../session/session.types.ts';
import { orderMethodMachine } from './order-method.machine.ts';

export interface OrderMethodDeps extends Pick<Ports, 'navigation'> {
  method: () => SessionDeliveryMethod | null;
  address: () => Address | null;
  setDelivery: () => void;
  addressTrip: AddressTrip;
}

/** Sends the customer to make an address, and back to the menu afterwards. */
export function createFirstAddress(
  { addressTrip, navigation }: Pick<OrderMethodDeps, 'addressTrip' | 'navigation'>,
  options?: { replace: boolean },
): void {
  addressTrip.begin(pathTo('menu'));
  navigation.to(pathTo('addNewAddress'), options);
}

/** The order method machine with what it asks and where it leads. */
export function createOrderMethod(deps: OrderMethodDeps) {
  const { address, method, navigation, setDelivery } = deps;
  return orderMethodMachine.provide({
    guards: {
      hasAddress: () => address() !== null,
      isStranded: () => method() === 'delivery' && address() === null,
    },
    actions: {
      setDelivery: () => setDelivery(),
      openBranchList: () => navigation.to(pathTo('branchList')),
      openNewAddress: () => createFirstAddress(deps),
    },
  });
}
