import { pathTo, ROUTES, selectAddresses, selectAddressesStatus } from '@claypot/domain';
import { useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { usePath } from '../../app/PathContext.ts';
import { useBack } from '../../app/useBack.ts';
import { AddressBookView } from './AddressBookView.tsx';

/** The addresses: to choose one for the order on `/updateAddress`, else to look after them. */
export function AddressBookScreen() {
  const { addresses } = useApp();
  const back = useBack();
  const choosing = usePath().pathname === pathTo('updateAddress');
  return (
    <AddressBookView
      back={back}
      addresses={useSelector(addresses, selectAddresses)}
      status={useSelector(addresses, selectAddressesStatus)}
      choosing={choosing}
      newHref={ROUTES.addNewAddress.path}
      onChoose={(id) => {
        addresses.send({ type: 'SET_DEFAULT', id });
        back.onPress();
      }}
      onRetry={() => addresses.send({ type: 'RETRY' })}
    />
  );
}
