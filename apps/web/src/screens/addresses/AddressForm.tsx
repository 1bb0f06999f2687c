import { type AddressDraft, pathTo, returnToOf, selectForm } from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { usePath } from '../../app/PathContext.ts';
import { useBack } from '../../app/useBack.ts';
import { AddressFormView } from './AddressFormView.tsx';

/** The form about one address, which stays the same while it is filled in. */
export function AddressForm({ address }: { readonly address: AddressDraft }) {
  const { addresses, machines, ports } = useApp();
  const { full: from } = usePath();
  const form = useActorRef(machines.addressForm, { input: { address, from } });
  const remove = () => {
    if (address.id === null) return;
    ports.navigation.end(returnToOf(from) ?? pathTo('addressBook'));
    addresses.send({ type: 'REMOVE', id: address.id });
  };
  return (
    <AddressFormView
      back={useBack()}
      address={address}
      form={useSelector(form, selectForm)}
      onChange={(change) => form.send({ type: 'CHANGE', change })}
      onSubmit={() => form.send({ type: 'SUBMIT' })}
      onRemove={remove}
    />
  );
}
