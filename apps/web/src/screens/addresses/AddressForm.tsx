import { addressMachines, placeMachines } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import { type AddressDraft, selectAddressEditor } from '@claypot/domain/places';
import { pathTo, returnToOf } from '@claypot/domain/routes';
import type { Place } from '@claypot/sdk';
import { useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { usePath } from '../../app/PathContext.ts';
import { useBack } from '../../app/useBack.ts';
import { useBranchNow } from '../../app/useBranchNow.ts';
import { useAddresses } from '../../app/useHeld.ts';
import { useMachines } from '../../app/useMachines.ts';
import { useQueryOf } from '../../app/useQueryOf.ts';
import { AddressFormView } from './AddressFormView.tsx';

interface AddressFormProps {
  readonly address: AddressDraft;
  /** Where a new one is; null for one that is there already. */
  readonly place?: Place | null;
}

/** The form about one address, which stays the same while it is filled in. */
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
