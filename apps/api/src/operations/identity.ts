import { Refusal } from '../http/refusal.ts';
import { guestOwner, type Owner } from '../ordering/owner.ts';

/** The two fields that name an owner in a request. */
interface Named {
  readonly customer_id?: string | null;
  readonly guest_id?: string | null;
}

/**
 * Whose things a request is about. The contract sees to it that exactly one of the two is set.
 *
 * @throws Refusal `NOT_FOUND` for a customer id: nothing proves it, so nothing of it is shown.
 */
export function ownerOf(request: Named): Owner {
  if (request.customer_id != null || request.guest_id == null) throw new Refusal('NOT_FOUND');
  return guestOwner(request.guest_id);
}

/** Who looks at the menu, if anyone is named. */
export function viewerOf(request: Named): Owner | null {
  return request.customer_id == null && request.guest_id == null ? null : ownerOf(request);
}
