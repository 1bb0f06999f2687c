import type { Cart, CartLine, CartMethod, ErrorCode, User } from '@claypot/sdk';

/**
 * What happens in the product, told by the flow it happens in: `<thing>.<past participle>`. A flow
 * says what is so now and not what is to come of it; that stands in `policies/`.
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
  /** What the customer wanted done was not done; `code` says why. */
  | { type: 'action.rejected'; code: ErrorCode }
  /** The device's texts are another language's from here on. */
  | { type: 'language.changed' };

/** The event of one type. */
export type ProductEventOf<Type extends ProductEvent['type']> = Extract<
  ProductEvent,
  { type: Type }
>;

type AccountEvent =
  /** The customer signs out; a guest leaves for good. */
  | { type: 'session.ended' }
  /** The server takes the token no more. */
  | { type: 'session.expired' }
  /** Somebody else is here, by their ids; null is nobody. `guestId`: who a new member was before. */
  | { type: 'owner.changed'; before: string | null; now: string | null; guestId: string | null }
  /** The server's record of the member, with a new token where the old one is worth nothing. */
  | { type: 'member.refreshed'; user: User }
  /** By the form at the path `from`. */
  | { type: 'profile.changed'; user: User; from: string | null }
  /** The member is signed in on this device alone. */
  | { type: 'devices.signedOut' }
  | { type: 'password.changed'; user: User }
  /** By a code, at the path `from`: every token of before is worth nothing. */
  | { type: 'password.reset'; from: string | null };

type AddressEvent =
  /** An address was made or changed by the form at the path `from`. */
  | { type: 'address.saved'; from: string }
  | { type: 'address.removed' }
  /** Delivery is wanted and there is no address; `asked` where the customer chose to make one. */
  | { type: 'address.missed'; asked: boolean };

type BookingEvent =
  /** A table is booked; `attended` where the customer waits for it at the form. */
  | { type: 'booking.made'; attended: boolean }
  | { type: 'booking.cancelled' }
  /** They may stand otherwise than was last told, by the branch or in another tab. */
  | { type: 'bookings.outdated' };

type BranchEvent =
  /** The customer has chosen a branch to order from, how its orders are handed over, and where to go on. */
  | {
      type: 'branch.chosen';
      id: string;
      name: string;
      method: CartMethod;
      returnTo?: string | null;
    }
  /** A cart that was filled elsewhere is of this branch. */
  | { type: 'branch.adopted'; id: string; name: string; method: CartMethod }
  /** There is no branch to order from; `asked` where the customer wanted to choose one. */
  | { type: 'branch.missed'; asked: boolean }
  | { type: 'delivery.chosen' };

type CartEvent =
  /** For the first time since its owner came. */
  | { type: 'cart.loaded'; cart: Cart }
  /** By a request of the cart's own. */
  | { type: 'cart.changed' }
  /** Another flow's request has answered a newer one. */
  | { type: 'cart.replaced'; cart: Cart }
  /** A request whose answer is lost may have changed it. */
  | { type: 'cart.outdated' }
  /** With the cart that holds it; it leads back to the menu, or to the order that it was meant for. */
  | { type: 'item.added'; cart: Cart; leadsTo: 'menu' | 'order' }
  /** A line of the cart has other choices, or another quantity with them. */
  | { type: 'item.updated'; cart: Cart }
  /** `removed` puts it back; null where it could not be had again. */
  | { type: 'item.removed'; removed: RemovedLine | null };

/** A line that was taken out of a cart, and what it takes to put it back. */
export interface RemovedLine {
  readonly line: CartLine;
  /** The cart's, when it was taken out; an emptied cart has neither. */
  readonly branch_id: string;
  readonly delivery_method: CartMethod;
}

type OrderEvent =
  | { type: 'order.paid' }
  /** The customer has let one go that was not paid. */
  | { type: 'order.cancelled' }
  /** Something in the cart cannot be had any more. */
  | { type: 'order.rejected' }
  /** What was ordered once is in the cart again. */
  | { type: 'order.repeated'; cart: Cart }
  /** It is settled what is had again of an old order. */
  | { type: 'reorder.settled' }
  /** An order is placed, to be paid on the provider's page at `url`. */
  | { type: 'payment.required'; url: string }
  /** The order is paid and the customer, who is at the checkout, is through with it. */
  | { type: 'checkout.finished'; order_id: string };

type WalletEvent =
  /** A top-up is paid and in the wallet; `attended` where the customer waits for it at its screen. */
  | { type: 'wallet.toppedUp'; attended: boolean }
  /** It holds more or less than was last told, by another tab. */
  | { type: 'wallet.outdated' };
type VoucherEvent =
  /** It is held now, under this id. */
  | { type: 'voucher.claimed'; id: string }
  /** At the counter. */
  | { type: 'voucher.used' }
  /** There is none of the id that was asked for, among those that are claimed or can be. */
  | { type: 'voucher.missed'; was: 'claimed' | 'available' }
  /** They may stand otherwise than was last told, by other members or in another tab. */
  | { type: 'vouchers.outdated' };

type MigrationEvent =
  /** The guest's cart and orders are the member's. */
  | { type: 'guest.migrated'; guestId: string; memberId: string; cart: Cart }
  /** Nothing is left of the guest. */
  | { type: 'guest.released' };
