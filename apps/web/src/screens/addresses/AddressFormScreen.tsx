import { selectAddress, selectAddressesStatus } from '@claypot/domain/places';
import { pathTo } from '@claypot/domain/routes';
import { useSelector } from '@xstate/react';
import { usePath } from '../../app/PathContext.ts';
import { useAddresses } from '../../app/useHeld.ts';
import type { ScreenProps } from '../screen.ts';
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
