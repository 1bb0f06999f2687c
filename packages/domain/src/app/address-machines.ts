import { createAddressEditor } from '../addresses/address-editor.live.ts';
import { apiPlaces } from '../addresses/api-places.ts';
import { createNewAddress } from '../addresses/new-address.live.ts';
import { createSaveAddress } from '../addresses/save-address.live.ts';
import { buyerOf, lastBuyer } from '../checkout/buyer.ts';
import { createPlaceSearch } from '../place-search/place-search.live.ts';
import { createDeliveryOptions } from '../served-by/delivery-options.live.ts';
import { defineMachines } from './define-machines.ts';

/** An address that is looked for, written, and held against what can be delivered to it. */
export const addressMachines = defineMachines((parts) => {
  const { address, identity, member, ordering } = parts;
  const places = apiPlaces(parts);
  const receiver = () => {
    const signedIn = member();
    const known = lastBuyer(ordering.buyer, identity()) ?? (signedIn && buyerOf(signedIn));
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
        save: createSaveAddress({ ...parts, addresses: ordering.actors.addresses }),
      }),
  };
});
