import { addressMachines, placeMachines } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import { type AddressDraft, selectAddressEditor } from '@claypot/domain/places';
import { pathTo, returnToOf } from '@claypot/domain/routes';
import type { Place } from '@claypot/sdk';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../../hooks/app/use-actor-ref.ts';
import { useAddresses } from '../../../../hooks/app/use-cart-and-addresses.ts';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { useQueryOf } from '../../../../hooks/loading/use-query-of.ts';
import { usePath } from '../../../../hooks/navigation/path-context.ts';
import { useBack } from '../../../../hooks/navigation/use-back.ts';
import { useBranchNow } from '../../../../hooks/time/use-branch-now.ts';
import { AddressFormView } from './AddressFormView.tsx';

interface AddressFormProps {
  readonly address: AddressDraft;
  /** Place of a new address; null for an existing one. */
  readonly place?: Place | null;
}

/** Connects the address form to its machines. `address` does not change while the form is open. */
export function AddressForm({ address, place = null }: AddressFormProps) {
  const { company, ports } = useApp();
  const addresses = useAddresses();
  const machines = useMachines(addressMachines);
  const { surroundings: around } = useMachines(placeMachines);
  const { full: from } = usePath();
  const editor = useActorRef(machines.addressEditor, { input: { address, from } });
  const view = useSelector(editor, selectAddressEditor);
  const { full_address, state_id } = view.text;
  const { latitude, longitude } = view.pin;
  const surroundings = useQueryOf(around, { latitude, longitude });
  const delivery = useQueryOf(machines.deliveryOptions, {
    latitude,
    longitude,
    full_address,
    state_id,
  });
  const remove = () => {
    if (address.id === null) return;
    ports.navigation.end(returnToOf(from) ?? pathTo('addressBook'));
    addresses.send({ type: 'REMOVE', id: address.id });
  };
  return (
    <AddressFormView
      back={useBack()}
      address={address}
      place={place}
      editor={view}
      names={surroundings.data ?? []}
      delivery={delivery}
      provider={useSelector(company, selectCompany)?.map_provider ?? 'none'}
      now={useBranchNow()}
      onChange={(change) => editor.send({ type: 'CHANGE', change })}
      onMovePin={(pin) => editor.send({ type: 'MOVE_PIN', ...pin })}
      onSubmit={() => editor.send({ type: 'SUBMIT' })}
      onConfirm={() => editor.send({ type: 'CONFIRM' })}
      onCancel={() => editor.send({ type: 'CANCEL' })}
      onRemove={remove}
    />
  );
}
