import type { Cart, CartLine, CartMethod, ErrorCode, User } from '@claypot/sdk';

/**
 * Events of the domain, named `<thing>.<past participle>` and emitted by the flow in which they
 * happen. An event states a fact; `policies/` define its consequences.
 */
export type ProductEvent =
  | AccountEvent
  | AddressEvent
  | BookingEvent
  | BranchEvent
  | CartEvent
  | MigrationEvent
  | OrderEvent
  | WalletEvent
  | VoucherEvent
  /** A customer's action failed; `code` is the reason. */
  | { type: 'action.rejected'; code: ErrorCode }
  | { type: 'language.changed' };

export type ProductEventOf<Type extends ProductEvent['type']> = Extract<
  ProductEvent,
  { type: Type }
>;

type AccountEvent =
  /** The customer signed out; a guest is erased for good. */
  | { type: 'session.ended' }
  /** The server rejected the identity: a member's token, or a guest. */
  | { type: 'session.expired' }
  /**
   * Another customer is active. Values are owner ids, null if anonymous. `guestId` is the former
   * guest of a member, until the migration is done; else null.
   */
  | { type: 'owner.changed'; before: string | null; now: string | null; guestId: string | null }
  /** The customer signed up; `points` is the member's balance, with the points for joining. */
  | { type: 'member.joined'; points: number }
  /** The member's record was refetched, with a new token if the old one is invalid. */
  | { type: 'member.refreshed'; user: User }
  /** Saved by the form at the path `from`. */
  | { type: 'profile.changed'; user: User; from: string | null }
  /** The member was signed out on all other devices. */
  | { type: 'devices.signedOut' }
  | { type: 'password.changed'; user: User }
  /** Reset with an SMS code at the path `from`. All earlier tokens are invalid. */
  | { type: 'password.reset'; from: string | null };

type AddressEvent =
  /** Created or changed by the form at the path `from`. */
  | { type: 'address.saved'; from: string }
  | { type: 'address.removed' }
  /**
   * Delivery needs an address and there is none. `asked` is true if the customer chose to add one.
   */
  | { type: 'address.missed'; asked: boolean };

type BookingEvent =
  /** `attended` is true if the customer is waiting at the form. */
  | { type: 'booking.made'; attended: boolean }
  | { type: 'booking.cancelled' }
  /** Bookings may have changed, at the branch or in another tab. */
  | { type: 'bookings.outdated' };

type BranchEvent =
  /** The customer chose a branch and a delivery method. `returnTo` is the path to continue at. */
  | {
      type: 'branch.chosen';
      id: string;
      name: string;
      method: CartMethod;
      returnTo?: string | null;
    }
  /** A cart filled elsewhere belongs to this branch. */
  | { type: 'branch.adopted'; id: string; name: string; method: CartMethod }
  /** No branch is selected. `asked` is true if the customer wanted to choose one. */
  | { type: 'branch.missed'; asked: boolean }
  | { type: 'delivery.chosen' };

type CartEvent =
  /** First load since the owner changed. */
  | { type: 'cart.loaded'; cart: Cart }
  /** Changed by a request of the cart itself. */
  | { type: 'cart.changed' }
  /** A request of another flow returned a newer cart. */
  | { type: 'cart.replaced'; cart: Cart }
  /** Another tab, or a request without a reply, may have changed the cart. */
  | { type: 'cart.outdated' }
  /** `leadsTo` is the next screen: the menu, or the order form if an existing line was edited. */
  | { type: 'item.added'; cart: Cart; leadsTo: 'menu' | 'order' }
  /** A cart line has other choices or another quantity. */
  | { type: 'item.updated'; cart: Cart }
  /**
   * `removed` allows undo; null if the line cannot be restored, for example because the item is
   * unavailable.
   */
  | { type: 'item.removed'; removed: RemovedLine | null };

/** A removed cart line with the data needed to restore it. */
export interface RemovedLine {
  readonly line: CartLine;
  /** The cart's branch at the time of removal; an emptied cart has none. */
  readonly branch_id: string;
  readonly delivery_method: CartMethod;
  /** Id of the line after it; null if it was the last one. */
  readonly before?: string | null;
}

type OrderEvent =
  | { type: 'order.paid' }
  /** The customer cancelled an unpaid order. */
  | { type: 'order.cancelled' }
  /** An item of the cart is no longer available. */
  | { type: 'order.rejected' }
  /** The server has other times for an order than the screen shows. */
  | { type: 'times.outdated' }
  /** The items of an earlier order are in the cart. */
  | { type: 'order.repeated'; cart: Cart }
  /**
   * Reordering is complete. If items were unavailable, the customer has chosen to continue without
   * them.
   */
  | { type: 'reorder.settled' }
  /** An order is placed; the customer pays on the provider's page at `url`. */
  | { type: 'payment.required'; url: string }
  /** The order is paid and the customer leaves the checkout. */
  | { type: 'checkout.finished'; order_id: string };

type WalletEvent =
  /** A top-up is paid and credited. `attended` is true if the customer is waiting at its screen. */
  | { type: 'wallet.toppedUp'; attended: boolean }
  /** Another tab changed the wallet. */
  | { type: 'wallet.outdated' }
  /** Wallet, points, vouchers, orders or notifications of the member may have changed. */
  | { type: 'member.outdated' };

type VoucherEvent =
  | { type: 'voucher.claimed'; id: string }
  /** Used at the counter. */
  | { type: 'voucher.used' }
  /** No claimed or available voucher has the requested id. */
  | { type: 'voucher.missed'; was: 'claimed' | 'available' }
  /**
   * Vouchers may have changed, by other members or in another tab, or the server rejected a
   * discount.
   */
  | { type: 'vouchers.outdated' };

type MigrationEvent =
  /** The guest's cart and orders now belong to the member. */
  | { type: 'guest.migrated'; guestId: string; memberId: string; cart: Cart }
  /** The guest has no data left. */
  | { type: 'guest.released' };
