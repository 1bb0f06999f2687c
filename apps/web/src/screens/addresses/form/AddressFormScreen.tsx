import { pathTo, selectAddress, selectAddressesStatus } from '@claypot/domain';
import { useSelector } from '@xstate/react';
import { useAddresses } from '../../../hooks/app/use-cart-and-addresses.ts';
import { usePath } from '../../../hooks/navigation/path-context.ts';
import type { ScreenProps } from '../../definition/screen.ts';
import { AddressAtPlace } from './AddressAtPlace.tsx';
import { AddressForm } from './AddressForm.tsx';
import { AddressPending } from './AddressPending.tsx';

/** A new address at a place on `/bookmarkAddress`, one that is there on `/editAddress`. */
export function AddressFormScreen({ params: { id = '' } }: ScreenProps) {
  const isNew = usePath().pathname === pathTo('bookmarkAddress', { id });
  return isNew ? <AddressAtPlace key={id} placeId={id} /> : <KnownAddress key={id} id={id} />;
}

function KnownAddress({ id }: { readonly id: string }) {
  const addresses = useAddresses();
  const address = useSelector(addresses, (snapshot) => selectAddress(snapshot, id));
  const status = useSelector(addresses, selectAddressesStatus);
  if (address !== null) return <AddressForm address={address} />;
  if (status === 'ready') return <AddressPending status="gone" />;
  return <AddressPending status={status} onRetry={() => addresses.send({ type: 'RETRY' })} />;
}
