import { cents, type Sdk } from '@claypot/sdk';
import type { OperationId } from '@claypot/sdk/contract-types';
import { notify } from '../../modules/notifications/notifications.ts';
import { insertBill } from '../../modules/sales/bills/open-bill.ts';
import { openRequest } from '../../modules/sales/spending/spending-requests.ts';
import { sql } from '../../platform/db/sql.ts';
import { addStaff } from '../counter.ts';
import type { Joined } from '../join-member.ts';
import { HOME } from '../ordering.ts';
import { GUEST, NOON, type Restaurant } from '../restaurant.ts';
import { SS2 } from '../seed/seed.ts';
import { both } from '../texts.ts';
import { insertClaimed, nameMember, OFFERED } from '../vouchers.ts';
import { payIn, TOP_UP_KEY, topUp } from '../wallet.ts';

/** Ids of a member's private data. */
export interface MemberOwned {
  readonly id: string;
  readonly addressId: string;
  readonly notificationId: string;
  readonly topUpId: string;
  readonly claimedVoucherId: string;
  readonly transactionId: string;
  /** Open question of a branch. */
  readonly requestId: string;
}

export interface MemberOwnedRow {
  readonly operation: OperationId;
  /** @param id id of the member that owns the data. */
  readonly ask: (sdk: Sdk, id: string, owned: MemberOwned) => Promise<unknown>;
  /**
   * True if the request also names the id of a record, which another member could combine with
   * their own id.
   */
  readonly namesResource?: boolean;
}

const { state_id: _, full_address: __, longitude, latitude, ...words } = HOME;

/** Fields of {@link HOME} that a member enters, and its position. */
export const ADDRESS_FIELDS = { ...words, is_default: 0 } as const;
export const PLACE = { longitude, latitude };

const TODAY = { startDate: '2026-11-21', endDate: '2026-11-21' };

/**
 * Every operation for members only, except those that create or revoke a token. Those that change
 * data come last.
 */
export const memberOwnedRows: readonly MemberOwnedRow[] = [
  { operation: 'customer', ask: (sdk, id) => sdk.customer({ path: { id } }) },
  {
    operation: 'addressList',
    ask: (sdk, customerId) => sdk.addressList({ path: { customerId } }),
  },
  { operation: 'notifications', ask: (sdk, id) => sdk.notifications({ path: { id } }) },
  { operation: 'pointList', ask: (sdk, customerId) => sdk.pointList({ path: { customerId } }) },
  {
    operation: 'paymentCode',
    ask: (sdk, customerId) => sdk.paymentCode({ path: { customerId } }),
  },
  {
    operation: 'spendingRequest',
    ask: (sdk, customerId) => sdk.spendingRequest({ path: { customerId } }),
  },
  {
    operation: 'answerSpendingRequest',
    ask: (sdk, customer_id, { requestId: id }) =>
      sdk.answerSpendingRequest({ path: { id }, body: { customer_id, answer: 'no' } }),
    namesResource: true,
  },
  { operation: 'sessionList', ask: (sdk, customerId) => sdk.sessionList({ path: { customerId } }) },
  {
    operation: 'memberData',
    ask: (sdk, customerId) => sdk.memberData({ path: { customerId } }),
  },
  {
    operation: 'sessionEndOthers',
    ask: (sdk, customer_id) => sdk.sessionEndOthers({ body: { customer_id } }),
  },
  { operation: 'unreadCount', ask: (sdk, userId) => sdk.unreadCount({ path: { userId } }) },
  {
    operation: 'walletTopup',
    ask: (sdk, customer_id) => topUp({ id: customer_id, sdk }, 5000, 'key-of-another-top-up'),
  },
  {
    operation: 'walletTopupOutcome',
    ask: (sdk, customer_id) =>
      sdk.walletTopupOutcome({ body: { customer_id, idempotency_key: TOP_UP_KEY } }),
  },
  {
    operation: 'walletTopupDetail',
    ask: (sdk, customer_id, { topUpId: id }) =>
      sdk.walletTopupDetail({ path: { id }, body: { customer_id } }),
    namesResource: true,
  },
  {
    operation: 'walletTopupCancel',
    ask: (sdk, customer_id, { topUpId: id }) =>
      sdk.walletTopupCancel({ path: { id }, body: { customer_id } }),
    namesResource: true,
  },
  {
    operation: 'transactionHistoryList',
    ask: (sdk, customerId) => sdk.transactionHistoryList({ path: { customerId }, body: TODAY }),
  },
  {
    operation: 'transactionHistoryDetails',
    ask: (sdk, customer_id, { transactionId: id }) =>
      sdk.transactionHistoryDetails({ path: { id }, body: { customer_id } }),
    namesResource: true,
  },
  {
    operation: 'cartMigrateGuestPreview',
    ask: (sdk, customer_id) =>
      sdk.cartMigrateGuestPreview({ body: { customer_id, guest_id: GUEST } }),
  },
  {
    operation: 'cartMigrateGuest',
    ask: (sdk, customer_id) =>
      sdk.cartMigrateGuest({ body: { customer_id, guest_id: GUEST, keep: 'both' } }),
  },
  {
    operation: 'voucherList',
    ask: (sdk, customer_id) => sdk.voucherList({ body: { company_id: 'demo', customer_id } }),
  },
  {
    operation: 'claimedVoucherList',
    ask: (sdk, customer_id) =>
      sdk.claimedVoucherList({ body: { company_id: 'demo', customer_id } }),
  },
  {
    operation: 'claimedVoucherListAvailable',
    ask: (sdk, customer_id) =>
      sdk.claimedVoucherListAvailable({ body: { customer_id, branch_id: SS2 } }),
  },
  {
    operation: 'claimVoucher',
    ask: (sdk, customer_id) => sdk.claimVoucher({ body: { customer_id, voucher_id: OFFERED } }),
  },
  {
    operation: 'useVoucher',
    ask: (sdk, customer_id, { claimedVoucherId: claimed_voucher_id }) =>
      sdk.useVoucher({ body: { customer_id, claimed_voucher_id } }),
    namesResource: true,
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
    ask: (sdk, customer_id) =>
      sdk.createAddress({ body: { ...ADDRESS_FIELDS, ...PLACE, customer_id } }),
  },
  {
    operation: 'updateAddress',
    ask: (sdk, customer_id, { addressId: id }) =>
      sdk.updateAddress({ path: { id }, body: { ...ADDRESS_FIELDS, customer_id } }),
    namesResource: true,
  },
  {
    operation: 'addressUpdateDefault',
    ask: (sdk, customer_id, { addressId: id }) =>
      sdk.addressUpdateDefault({ body: { id, customer_id } }),
    namesResource: true,
  },
  {
    operation: 'notificationsRead',
    ask: (sdk, id, { notificationId: up_to }) =>
      sdk.notificationsRead({ path: { id }, body: { up_to } }),
    namesResource: true,
  },
  {
    operation: 'addressDelete',
    ask: (sdk, customer_id, { addressId: id }) =>
      sdk.addressDelete({ path: { id }, body: { customer_id } }),
    namesResource: true,
  },
];

/**
 * Creates an address, a notification, a top-up, a voucher, a wallet entry, and a question of a
 * branch to a member.
 */
export async function createMemberOwned(
  restaurant: Pick<Restaurant, 'db' | 'clock' | 'secret'>,
  joined: Joined,
): Promise<MemberOwned> {
  const { db, clock } = restaurant;
  const { id, sdk } = joined;
  const [address] = await sdk.createAddress({
    body: { ...ADDRESS_FIELDS, ...PLACE, customer_id: id },
  });
  await notify(db, id, { id: 'hello', message: both('hello'), about: null }, NOON);
  const { id: topUpId } = await topUp(joined, 50_000);
  const claimedVoucherId = await insertClaimed({ db }, id, {});
  await nameMember({ db }, id);
  await payIn({ db, clock }, id, 1000);
  const months = await sdk.transactionHistoryList({ path: { customerId: id }, body: TODAY });
  const [entry] = Object.values(months).flat();
  return {
    id,
    addressId: address?.id ?? '',
    notificationId: 'hello',
    topUpId,
    claimedVoucherId,
    transactionId: entry?.id ?? '',
    requestId: await askAtTable(restaurant, id),
  };
}

/** Opens a bill of the member, and asks for a payment from the wallet. Returns the question's id. */
async function askAtTable(
  restaurant: Pick<Restaurant, 'db' | 'clock' | 'secret'>,
  memberId: string,
): Promise<string> {
  const id = 'question';
  const orderId = 'bill-of-the-question';
  await addStaff(restaurant, { id: 'asker', role: 'cashier', branches: [SS2] });
  await restaurant.db.transaction(async (tx) => {
    const bill = {
      id: orderId,
      companyId: 'demo',
      branchId: SS2,
      tableNo: '12',
      key: 'key-of-the-asking-bill',
      guestId: 'a-guest-that-no-device-has',
      staffId: 'asker',
    };
    await insertBill(tx, bill, () => 'DI-261121-9999', NOON);
    await tx.execute(sql`
      update orders set customer_id = ${memberId}, guest_hash = null where id = ${orderId}`);
    const request = {
      ...bill,
      id,
      orderId,
      memberId,
      kind: 'wallet',
      share: null,
      amount: cents(1000),
      left: cents(1000),
      voucherId: null,
      version: 1,
    } as const;
    await openRequest(tx, request, NOON);
  });
  return id;
}
