import { ORDER_STEPS } from '@claypot/domain/order-steps';
import type { OperationId } from '@claypot/sdk/counter/contract-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSetUpOperation } from '../../contract/counter/set-up/operation-ids.ts';
import { counterContract } from '../../contract/schema/document.ts';
import { listOperations } from '../../contract/schema/operations.ts';
import { openImported } from '../../testing/imported.ts';
import { openRestaurant, type Restaurant } from '../../testing/restaurant.ts';
import { type Recorded, walk } from './walk.ts';
import { walkDraft } from './walk-draft.ts';

/** Operations that change something and have no row in the record, with the reason. */
const WITHOUT_ROW: Partial<Record<OperationId, string>> = {
  beginSecondFactor: 'the new secret has no effect until it is confirmed',
  leasePrintJob: 'a device takes a job by itself; the job has its device',
  confirmPrintJob: 'a device reports by itself; the job has its device and result',
  failPrintJob: 'a device reports by itself; the job has its device and result',
};

/** Operations that only read. */
const READS: readonly OperationId[] = [
  'session',
  'deviceList',
  'staffList',
  'eventList',
  'eventChoices',
  'exportedEvents',
  'salesReport',
  'board',
  'ticket',
  'searchOrders',
  'capacity',
  'hours',
  'previewHours',
  'planSheet',
  'bookingDay',
  'bookingSearch',
  'printerList',
  'printJobList',
  'dayState',
  'closeList',
  'closeDetail',
  'availability',
  'bill',
  'billList',
  'drawerList',
  'draft',
  'draftSection',
  'publishedVersions',
];

let restaurant: Restaurant;
let imported: Restaurant;
let recorded: readonly Recorded[];

beforeAll(async () => {
  restaurant = await openRestaurant();
  await restaurant.reset();
  imported = await openImported();
  recorded = [...(await walk(restaurant)), ...(await walkDraft(imported))];
});
afterAll(async () => {
  await restaurant.close();
  await imported.close();
});

describe('the record of staff', () => {
  test('is tested for every operation of the contract that changes something', () => {
    const operations = listOperations<OperationId>(counterContract).filter(
      // The set-up has no person. A test of its own checks its record.
      ({ id }) => !isSetUpOperation(id),
    );
    expect(
      operations
        .filter(({ isSafe }) => isSafe)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(READS.toSorted());
    const walked = new Set(recorded.map(({ action }) => action.split('.')[0]));
    const missing = operations
      .filter(({ id, isSafe }) => !(isSafe || id in WITHOUT_ROW || walked.has(id)))
      .map(({ id }) => id);
    expect(missing).toEqual([]);
  });

  test('is tested for every step of an order', () => {
    const steps = recorded.map(({ action }) => action);
    const missing = Object.keys(ORDER_STEPS).filter((step) => !steps.includes(`takeStep.${step}`));
    expect(missing).toEqual([]);
  });

  test('is tested for every step of a booking', () => {
    const steps = recorded.map(({ action }) => action);
    const names = ['approve', 'seat', 'complete', 'undo', 'no_show'];
    const missing = names.filter((step) => !steps.includes(`takeBookingStep.${step}`));
    expect(missing).toEqual([]);
  });

  test('has exactly one row for each action', () => {
    const wrong = recorded.filter(
      ({ action, rows }) => rows.length !== 1 || rows[0]?.operation !== action,
    );
    expect(wrong).toEqual([]);
  });

  test('has who, approver, device, branch, target, before and after of each action', () => {
    const lines = recorded
      .flatMap(({ rows }) => rows)
      .map(({ operation, who, approvedBy, device, branch, what, changes }) =>
        [operation, who, approvedBy ?? '–', device ?? '–', branch ?? '–', what, ...changes].join(
          ' | ',
        ),
      );
    expect(lines).toMatchInlineSnapshot(`
      [
        "signIn | owner | – | – | – | owner",
        "pairDevice | owner | – | – | ss2 | Pass 1 | name: – → Pass 1",
        "inviteStaff | owner | – | Pass 1 | ss2 | Ravi | name: – → Ravi | role: – → cashier | branch_ids: – → ss2",
        "acceptInvitation | Ravi | – | – | – | Ravi",
        "unlockPin | owner | – | Pass 1 | ss2 | Ravi | pin_locked: true → false",
        "updateStaff | owner | – | Pass 1 | ss2 | Ravi | role: cashier → kitchen",
        "resetStaff | owner | – | Pass 1 | ss2 | Ravi | password: set → none",
        "confirmSecondFactor | owner | – | Pass 1 | ss2 | owner | second_factor: off → on",
        "removeSecondFactor | owner | – | Pass 1 | ss2 | owner | second_factor: on → off",
        "exportEvents | owner | – | Pass 1 | ss2 |  | operation: – → signIn",
        "signOut | owner | – | Pass 1 | ss2 | owner",
        "signInWithPin | manager | – | Pass 1 | ss2 | manager",
        "updateBranchSettings | manager | – | Pass 1 | ss2 | ss2 | acceptance: automatic → manual | simulator: true → false",
        "updateCapacity | manager | – | Pass 1 | ss2 | ss2 | orders_per_quarter: – → 50",
        "setBusy | manager | – | Pass 1 | ss2 | ss2 | busy: 10 until 2026-11-21T05:00:00Z → 20 until 2026-11-21T05:00:00Z",
        "setPause | manager | – | Pass 1 | ss2 | ss2 | reservation: – → 2026-11-21T05:00:00Z",
        "uploadPicture | manager | – | Pass 1 | ss2 |  | picture: – → kopi.4ee871696b.avif",
        "updateHours | manager | – | Pass 1 | ss2 | ss2 | day 2026-11-22: – → closed (Outing)",
        "confirmHoursConflict | manager | – | Pass 1 | ss2 | a booking | confirmed: – → closed",
        "acknowledgeOrder | manager | – | Pass 1 | ss2 | an order",
        "takeStep.accept | manager | – | Pass 1 | ss2 | an order | status: PENDING → PREPARING",
        "changeReadyTime | manager | – | Pass 1 | ss2 | an order | ready_by: 2026-11-21T04:55:00Z → 2026-11-21T05:05:00Z",
        "takeStep.ready | manager | – | Pass 1 | ss2 | an order | status: PREPARING → READY",
        "takeStep.recall | manager | – | Pass 1 | ss2 | an order | status: READY → PREPARING",
        "takeStep.hand_over | manager | – | Pass 1 | ss2 | an order | status: READY → COMPLETED",
        "takeStep.not_collected | manager | – | Pass 1 | ss2 | an order | status: READY → NOT_COLLECTED",
        "takeStep.send_out | manager | – | Pass 1 | ss2 | an order | status: PREPARING → DELIVERING | rider: – → Faiz",
        "takeStep.delivered | manager | – | Pass 1 | ss2 | an order | status: DELIVERING → COMPLETED",
        "addPrinter | manager | – | Pass 1 | ss2 | Kitchen | name: – → Kitchen",
        "updatePrinter | manager | – | Pass 1 | ss2 | Kitchen | prints_receipts: true → false",
        "printTestPage | manager | – | Pass 1 | ss2 | Kitchen",
        "printOrder.kitchen | manager | – | Pass 1 | ss2 | an order",
        "printOrder.receipt | manager | – | Pass 1 | ss2 | an order",
        "removePrinter | manager | – | Pass 1 | ss2 | Kitchen | name: Kitchen → –",
        "takeBookingStep.approve | manager | – | Pass 1 | ss2 | a booking | status: PENDING → APPROVED",
        "moveBooking | manager | – | Pass 1 | ss2 | a booking | starts_at: 2026-11-21T11:00:00Z → 2026-11-21T04:30:00Z | ends_at: 2026-11-21T12:30:00Z → 2026-11-21T06:00:00Z | number_of_seats: 4 → 5",
        "takeBookingStep.seat | manager | – | Pass 1 | ss2 | a booking | seated: – → 2026-11-21T04:35:00Z",
        "takeBookingStep.complete | manager | – | Pass 1 | ss2 | a booking | status: APPROVED → COMPLETED",
        "takeBookingStep.undo | manager | – | Pass 1 | ss2 | a booking | status: COMPLETED → APPROVED",
        "takeBookingStep.no_show | manager | – | Pass 1 | ss2 | a booking | status: APPROVED → NO_SHOW",
        "rejectBooking | manager | – | Pass 1 | ss2 | a booking | status: PENDING → REJECTED: OTHER",
        "addBooking | manager | – | Pass 1 | ss2 | a booking | starts_at: – → 2026-11-21T04:00:00Z | number_of_seats: – → 2 | customer_name: – → Uncle Lim",
        "blockSeats | manager | – | Pass 1 | ss2 | a block | blocked: – → 2026-11-23 18:00–19:00: 10, A leak",
        "unblockSeats | manager | – | Pass 1 | ss2 | a block | blocked: A leak → –",
        "setDaySeats | manager | – | Pass 1 | ss2 | ss2 | seats: 2026-11-23: 80 → 2026-11-23: 90",
        "setBookingApproval | manager | – | Pass 1 | ss2 | ss2 | auto_approve_up_to: – → 4",
        "setSoldOut | manager | – | Pass 1 | ss2 | large | item: – → large | sold_out: 2026-11-21T20:00:00Z → available",
        "setPortions | manager | – | Pass 1 | ss2 | crab | item: – → crab | portions_left: 5 → 6",
        "approve | cashier | manager | Pass 1 | ss2 | an order | operation: – → rejectOrder",
        "rejectOrder | cashier | manager | Pass 1 | ss2 | an order | status: PREPARING → CANCELLED: TOO_BUSY",
        "markLinesUnavailable | cashier | – | Pass 1 | ss2 | an order | unavailable: – → an order_1: OTHER | refund: – → 9000 sen",
        "refundOrder | cashier | manager | Pass 1 | ss2 | an order | refund: – → a refund: 100 sen, QUALITY",
        "findMember | cashier | – | Pass 1 | ss2 | a member",
        "cashTopUp | cashier | manager | Pass 1 | ss2 | a member | wallet: 0.00 → 3000.00 | drawer_cash: – → main: 3000.00 | top_up: – → a top-up",
        "returnCashTopUp | cashier | manager | Pass 1 | ss2 | a top-up | wallet: 3000.00 → 0.00 | drawer_cash: – → main: -3000.00 | reason: – → The wrong member",
        "sendJoinCode | cashier | – | Pass 1 | ss2 | ",
        "joinMember | cashier | – | Pass 1 | ss2 | a member",
        "openBill | cashier | – | Pass 1 | ss2 | a bill | table: – → 12",
        "addBillLines | cashier | – | Pass 1 | ss2 | a bill | line: – → 1 × Cake, 30.00 | line: – → 1 × Cake, 30.00 | total: 0.00 → 66.00",
        "changeBillLine | cashier | manager | Pass 1 | ss2 | a bill | line: 1 × Cake, 30.00 → – | total: 66.00 → 33.00",
        "splitBill | cashier | – | Pass 1 | ss2 | a bill | split: – → people: 3",
        "changeBill | cashier | manager | Pass 1 | ss2 | a bill | table: 12 → 7 | member: – → a member | total: 33.00 → 33.00",
        "useBillVoucher | cashier | – | Pass 1 | ss2 | a bill | voucher: – → a voucher | total: 33.00 → 22.00",
        "askMember | cashier | – | Pass 1 | ss2 | a bill | request: – → wallet 5.00",
        "cancelMemberRequest | cashier | – | Pass 1 | ss2 | a bill | request: open → cancelled",
        "payBill | cashier | – | Pass 1 | ss2 | a bill | payment: – → card 10.00 | left: 22.00 → 12.00",
        "removeBillPayment | cashier | manager | Pass 1 | ss2 | a bill | payment: card 10.00 → – | left: 12.00 → 22.00 | reason: – → Declined at the terminal",
        "voidBill | cashier | manager | Pass 1 | ss2 | a bill | total: 22.00 → – | reason: – → They left",
        "refundBill | cashier | manager | Pass 1 | ss2 | a bill | refund: – → a refund: 3.00, QUALITY | payment: card 33.00 → card 30.00 | receipt: – → 2",
        "settleRefund.retry | manager | – | Pass 1 | ss2 | an order | refund: a refund: failed → a refund: due",
        "settleRefund.paid | manager | – | Pass 1 | ss2 | an order | refund: a refund: failed → a refund: settled, Cash",
        "closeMissedDays | manager | – | Pass 1 | ss2 | ss2 | closes: – → 1: 2026-11-21",
        "closeDay | manager | – | Pass 1 | ss2 | ss2 | close: – → 2: 2026-11-22 | cash: main: 0.00 → 100.00",
        "correctClose | manager | – | Pass 1 | ss2 | ss2 | correction: – → 1: close 2, A coin was overlooked | cash_counted: 100.00 → 102.00",
        "moveDrawerCash | manager | – | Pass 1 | ss2 | ss2 | drawer_cash: – → main: -12.00 | kind: – → paid_out | reason: – → Ice",
        "revokeDevice | manager | – | Pass 1 | ss2 | Pass 1 | name: Pass 1 → –",
        "saveDraftEntry | owner | – | – | – | plain-rice | section: – → dishes | price: 2.00 → 2.50",
        "resetDraftEntry | owner | – | – | – | plain-rice | section: – → dishes | price: 2.50 → 2.00",
        "orderDraftEntries | owner | – | – | – | rice | section: – → dishes",
        "previewDraft | owner | – | – | – |  | until: – → 2026-11-22T04:00:00Z",
        "publishDraft | owner | – | – | – |  | changes: – → 1",
        "removeDraftEntry | owner | – | – | – | welcome | section: banners → –",
        "restoreVersion | owner | – | – | – |  | version: – → 1",
        "discardDraft | owner | – | – | – |  | changes: 1 → 0",
        "applySheet | owner | – | – | – |  | file: – → menu.csv | added: – → 1 | changed: – → 0",
        "exportRestaurant | owner | – | – | – |  | file: – → demo",
        "exportSheet | owner | – | – | – |  | file: – → demo-menu.csv",
      ]
    `);
  });
});
