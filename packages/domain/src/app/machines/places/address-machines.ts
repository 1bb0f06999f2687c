import { buyerOf, lastBuyer } from '../../../ordering/checkout/buyer.ts';
import { createAddressEditor } from '../../../places/address-form/address-editor.implementation.ts';
import { apiPlaces } from '../../../places/address-form/api-places.ts';
import { createNewAddress } from '../../../places/address-form/new-address.implementation.ts';
import { createSaveAddress } from '../../../places/addresses/save-address.implementation.ts';
import { createDeliveryOptions } from '../../../places/delivery-branch/delivery-options.implementation.ts';
import { createPlaceSearch } from '../../../places/place-search/place-search.implementation.ts';
import { addressesArea } from '../../composition/areas/addresses-area.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** Machines to search for an address, edit it and load its delivery options. */
export const addressMachines = defineMachines((parts) => {
  const { address, identity, member, records, use } = parts;
  const places = apiPlaces(parts);
  const receiver = () => {
    const signedIn = member();
    const known = lastBuyer(records.buyer, identity()) ?? (signedIn && buyerOf(signedIn));
    return address() ?? (known && { mail_name: known.full_name, mail_phone: known.phone });
  };
  return {
    placeSearch: () => createPlaceSearch({ ...parts, places }),
    newAddress: () => createNewAddress({ ...parts, places }),
    deliveryOptions: () => createDeliveryOptions(parts),
    addressEditor: () =>
      createAddressEditor({
        ...parts,
        places,
        receiver,
        save: createSaveAddress({ ...parts, addresses: use(addressesArea).addresses }),
      }),
  };
});
