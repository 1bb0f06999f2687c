import { selectToken } from '../../account/session/session.selectors.ts';
import { storedContact } from '../../booking/form/contact.ts';
import { createCodeSecret, storedCodeSecret } from '../../loyalty/payment-code/code-secret.ts';
import { storedKey } from '../../machines/keyed-request/record.ts';
import { storedPayment } from '../../machines/payment/record.ts';
import { createUnsentCart } from '../../ordering/cart/unsent-cart.ts';
import { storedBuyer } from '../../ordering/checkout/buyer.ts';
import { storedOrderDraft } from '../../ordering/order-draft/record.ts';
import { createUnsentAddressChanges } from '../../places/addresses/unsent-address-changes.ts';
import { storedPreferredBranch } from '../../places/delivery-branch/preferred-branch.ts';
import { withMemory } from '../../storage/with-memory.ts';
import type { Core } from './core.ts';

export type Records = ReturnType<typeof createRecords>;

/**
 * Returns the records of all areas on the device. A sign-in transfers them and a sign-out erases
 * them, even while the area that writes them has not started.
 */
export function createRecords({ actors, identity, ports, subdomain }: Core) {
  const { storage } = ports;
  const unsent = { ...ports, identity, subdomain };
  return {
    buyer: storedBuyer(storage, subdomain),
    codeSecret: createCodeSecret({
      api: ports.api,
      identity,
      stored: withMemory(storedCodeSecret(storage, subdomain)),
      token: () => selectToken(actors.session.getSnapshot()),
    }),
    contact: storedContact(storage, subdomain),
    orderDraft: withMemory(storedOrderDraft(storage, subdomain)),
    orderPayment: storedPayment(storage, subdomain, 'checkout'),
    preferredBranch: storedPreferredBranch(storage, subdomain),
    reservation: storedKey(storage, subdomain, 'reservation'),
    topUpPayment: storedPayment(storage, subdomain, 'top-up'),
    unsentAddresses: createUnsentAddressChanges(unsent),
    unsentCart: createUnsentCart(unsent),
  };
}
