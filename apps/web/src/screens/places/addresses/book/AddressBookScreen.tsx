import { selectAddresses } from '@claypot/domain/places';
import { passReturnTo, pathTo, withReturnTo } from '@claypot/domain/routes';
import { useSelector } from '@xstate/react';
import { useAddresses } from '../../../../hooks/app/use-cart-and-addresses.ts';
import { usePath } from '../../../../hooks/navigation/path-context.ts';
import { useBack } from '../../../../hooks/navigation/use-back.ts';
import { useAddressesStatus } from '../use-addresses-status.ts';
import { AddressBookView } from './AddressBookView.tsx';
import { AddressReach } from './AddressReach.tsx';

/**
 * Address book. On `/updateAddress` the customer chooses an address for the order, else edits
 * addresses. Creating an address while choosing continues with the order; editing one returns here.
 */
export function AddressBookScreen() {
  const addresses = useAddresses();
  const back = useBack();
  const { full: here, pathname } = usePath();
  const choosing = pathname === pathTo('updateAddress');
  return (
    <AddressBookView
      back={back}
      addresses={useSelector(addresses, selectAddresses)}
      status={useAddressesStatus(addresses)}
      choosing={choosing}
      newHref={passReturnTo(pathTo('addNewAddress'), here)}
      editHref={(id) => withReturnTo(pathTo('editAddress', { id }), here)}
      reachOf={(address) => (
        <AddressReach key={`${address.latitude},${address.longitude}`} address={address} />
      )}
      onChoose={(id) => {
        addresses.send({ type: 'SET_DEFAULT', id });
        back.onPress();
      }}
      onRetry={() => addresses.send({ type: 'RETRY' })}
    />
  );
}
