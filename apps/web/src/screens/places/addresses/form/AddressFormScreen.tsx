import { addressMachines } from '@claypot/domain/app';
import { type QueryView, selectQuery } from '@claypot/domain/machines';
import { selectAddress } from '@claypot/domain/places';
import { pathTo } from '@claypot/domain/routes';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../../hooks/app/use-actor-ref.ts';
import { useAddresses } from '../../../../hooks/app/use-cart-and-addresses.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { usePath } from '../../../../hooks/navigation/path-context.ts';
import type { ScreenProps } from '../../../definition/screen.ts';
import { useAddressesStatus } from '../use-addresses-status.ts';
import { AddressForm } from './AddressForm.tsx';
import { AddressPending } from './AddressPending.tsx';

/** New address at a place on `/bookmarkAddress`, existing address on `/editAddress`. */
export function AddressFormScreen({ params: { id = '' } }: ScreenProps) {
  const isNew = usePath().pathname === pathTo('bookmarkAddress', { id });
  return isNew ? <AddressAtPlace key={id} placeId={id} /> : <LoadedAddress key={id} id={id} />;
}

function LoadedAddress({ id }: { readonly id: string }) {
  const addresses = useAddresses();
  const address = useSelector(addresses, (snapshot) => selectAddress(snapshot, id));
  const status = useAddressesStatus(addresses);
  if (address !== null) return <AddressForm address={address} />;
  return (
    <AddressPending
      title="editTitle"
      status={status === 'ready' ? 'gone' : status}
      onRetry={() => addresses.send({ type: 'RETRY' })}
    />
  );
}

/** Form of a new address, once its place is loaded. */
function AddressAtPlace({ placeId }: { readonly placeId: string }) {
  // Loads the addresses, because the receiver is prefilled from the default one.
  useAddresses();
  const machines = useMachines(addressMachines);
  const place = useActorRef(machines.newAddress, { input: { place_id: placeId } });
  const { data, status } = useSelector(place, selectQuery);
  if (data !== null) return <AddressForm address={data.address} place={data.place} />;
  return (
    <AddressPending
      title="formTitle"
      status={pendingStatus(status)}
      onRetry={() => place.send({ type: 'RETRY' })}
    />
  );
}

function pendingStatus(status: QueryView<unknown>['status']) {
  if (status === 'notFound') return 'gone';
  return status === 'loading' ? 'loading' : 'failed';
}
