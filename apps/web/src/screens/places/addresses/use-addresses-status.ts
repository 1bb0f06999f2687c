import { selectIdentity } from '@claypot/domain/account';
import { selectAddressesStatus } from '@claypot/domain/places';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import type { useAddresses } from '../../../hooks/app/use-cart-and-addresses.ts';
import { useIsHydrating } from '../../../hooks/loading/use-is-hydrating.ts';

/**
 * Returns the status of the customer's addresses. Those of a guest are `loading` on a server:
 * only the device has them, so the page must not show that there are none.
 */
export function useAddressesStatus(addresses: ReturnType<typeof useAddresses>) {
  const status = useSelector(addresses, selectAddressesStatus);
  const isGuest = useSelector(useApp().session, selectIdentity) === 'guest';
  return useIsHydrating() && isGuest ? 'loading' : status;
}
