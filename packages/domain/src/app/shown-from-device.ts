import type { SessionRecord } from '../account/session/session.types.ts';
import type { KeyValueStorage } from '../ports/ports.ts';
import type { ScreenName } from '../routes/table.ts';
import { storageKey } from '../storage/storage-key.ts';

interface Device {
  readonly storage: Pick<KeyValueStorage, 'get'>;
  readonly subdomain: string;
  readonly session: Pick<SessionRecord, 'delivery_method' | 'identity'>;
}

/** Work that the app continues in its first render: payments, a booking and unsent changes. */
const UNFINISHED = ['checkout', 'top-up', 'reservation', 'unsent-cart', 'unsent-address-changes'];

const ADDRESS_SCREENS: ReadonlySet<ScreenName> = new Set([
  'addressBook',
  'addressForm',
  'newAddress',
]);

/** Screens that show no address and no distance, also of a delivery. */
const ITEM_SCREENS: ReadonlySet<ScreenName> = new Set(['dish', 'package', 'hotDeal']);

/**
 * Returns true if the first render of a screen shows data that only the device has, so that it
 * cannot equal a page of the server: unfinished work, and the addresses of a guest where they
 * matter.
 */
export function isShownFromDevice(screen: ScreenName, device: Device): boolean {
  const { session, storage, subdomain } = device;
  const has = (thing: string) => storage.get(storageKey(subdomain, thing)) !== null;
  const isDelivered = session.delivery_method === 'delivery' && !ITEM_SCREENS.has(screen);
  const needsAddresses = isDelivered || ADDRESS_SCREENS.has(screen);
  const hasAddresses = session.identity === 'guest' && needsAddresses && has('addresses');
  return hasAddresses || UNFINISHED.some(has);
}
