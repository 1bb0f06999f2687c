import type { Sdk } from '@claypot/sdk';
import type { OperationId } from '@claypot/sdk/contract-types';
import { notify } from '../members/notifications.ts';
import type { Joined } from './join-member.ts';
import { GUEST, NOON, type Restaurant } from './restaurant.ts';
import { both } from './texts.ts';

/** What a member has that nobody else may reach. */
export interface MemberOwned {
  readonly id: string;
  readonly addressId: string;
  readonly notificationId: string;
}

export interface MemberThing {
  readonly operation: OperationId;
  /** @param id of the member whose things are asked for. */
  readonly ask: (sdk: Sdk, id: string, owned: MemberOwned) => Promise<unknown>;
  /** Whether it also names a thing, which somebody could ask for under their own id. */
  readonly namesThing?: boolean;
}

const WORDS = {
  mail_name: 'Mei Ling',
  mail_type: null,
  mail_phone: '012-345 6789',
  mail_unit_no: 'B-12-3',
  mail_street: 'Jalan SS 21/39',
  mail_city: 'Petaling Jaya',
  mail_state: 'Selangor',
  mail_postcode: '47400',
  mail_country: 'Malaysia',
  notes: null,
  is_default: 1,
} as const;
const PLACE = { longitude: '101.644300', latitude: '3.135600' };

/** Every operation that is for members only. Those that change something come last. */
export const memberThings: readonly MemberThing[] = [
  { operation: 'customer', ask: (sdk, id) => sdk.customer({ path: { id } }) },
  {
    operation: 'addressList',
    ask: (sdk, customerId) => sdk.addressList({ path: { customerId } }),
  },
  { operation: 'notifications', ask: (sdk, id) => sdk.notifications({ path: { id } }) },
  { operation: 'unreadCount', ask: (sdk, userId) => sdk.unreadCount({ path: { userId } }) },
  {
    operation: 'cartHandoverPreview',
    ask: (sdk, customer_id) => sdk.cartHandoverPreview({ body: { customer_id, guest_id: GUEST } }),
  },
  {
    operation: 'cartHandover',
    ask: (sdk, customer_id) =>
      sdk.cartHandover({ body: { customer_id, guest_id: GUEST, keep: 'both' } }),
  },
  {
    operation: 'updateProfile',
    ask: (sdk, id) =>
      sdk.updateProfile({
        path: { id },
        body: { full_name: 'Mei', email: 'mei@example.test', date_of_birth: '1994-06-18' },
      }),
  },
  {
    operation: 'createAddress',
    ask: (sdk, customer_id) => sdk.createAddress({ body: { ...WORDS, ...PLACE, customer_id } }),
  },
  {
    operation: 'updateAddress',
    ask: (sdk, customer_id, { addressId: id }) =>
      sdk.updateAddress({ path: { id }, body: { ...WORDS, customer_id } }),
    namesThing: true,
  },
  {
    operation: 'addressUpdateDefault',
    ask: (sdk, customer_id, { addressId: id }) =>
      sdk.addressUpdateDefault({ body: { id, customer_id } }),
    namesThing: true,
  },
  {
    operation: 'notificationsRead',
    ask: (sdk, id, { notificationId: up_to }) =>
      sdk.notificationsRead({ path: { id }, body: { up_to } }),
    namesThing: true,
  },
  {
    operation: 'addressDelete',
    ask: (sdk, customer_id, { addressId: id }) =>
      sdk.addressDelete({ path: { id }, body: { customer_id } }),
    namesThing: true,
  },
];

/** An address and a notification of a member. */
export async function ownMemberThings(
  { db }: Pick<Restaurant, 'db'>,
  { id, sdk }: Joined,
): Promise<MemberOwned> {
  const [address] = await sdk.createAddress({ body: { ...WORDS, ...PLACE, customer_id: id } });
  await notify(db, id, { id: 'hello', message: both('hello') }, NOON);
  return { id, addressId: address?.id ?? '', notificationId: 'hello' };
}
