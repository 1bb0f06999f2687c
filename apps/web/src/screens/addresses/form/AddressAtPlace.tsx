import { addressMachines, selectQuery } from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useAddresses } from '../../../hooks/app/use-cart-and-addresses.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { AddressForm } from './AddressForm.tsx';
import { AddressPending } from './AddressPending.tsx';

/** The form of a new address, once its place is known. */
export function AddressAtPlace({ placeId }: { readonly placeId: string }) {
  // Who receives there is whoever does at the address that is used.
  useAddresses();
  const machines = useMachines(addressMachines);
  const place = useActorRef(machines.newAddress, { input: { place_id: placeId } });
  const { data, status } = useSelector(place, selectQuery);
  if (data !== null) return <AddressForm address={data.address} place={data.place} />;
  if (status === 'loading') return <AddressPending status="loading" />;
  if (status === 'notFound') return <AddressPending status="gone" />;
  return <AddressPending status="failed" onRetry={() => place.send({ type: 'RETRY' })} />;
}
