import { type AddressDraft, selectForm } from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { useBack } from '../../app/useBack.ts';
import { AddressFormView } from './AddressFormView.tsx';

/** The form about one address, which stays the same while it is filled in. */
export function AddressForm({ subject }: { readonly subject: AddressDraft }) {
  const { machines } = useApp();
  const form = useActorRef(machines.addressForm, { input: { subject } });
  return (
    <AddressFormView
      back={useBack()}
      address={subject}
      form={useSelector(form, selectForm)}
      onChange={(field, value) => form.send({ type: 'CHANGE', field, value })}
      onSubmit={() => form.send({ type: 'SUBMIT' })}
    />
  );
}
