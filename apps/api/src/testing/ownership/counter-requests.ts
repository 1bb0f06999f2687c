import type { CounterOperationId } from '../../contract/counter/handlers.ts';
import { samplePicture, sampleSheet } from './sample-files.ts';

/** Things of the branch that the requests are about. */
export interface CounterThings {
  readonly branchId: string;
  readonly orderId: string;
  /** A failed refund of the order. */
  readonly refundId: string;
  readonly deviceId: string;
  /** A cashier of the branch. */
  readonly staffId: string;
  /** A manager of the branch. */
  readonly managerId: string;
  /** A printer by cable. */
  readonly printerId: string;
  /** A pending booking. */
  readonly bookingId: string;
  /** A block of seats. */
  readonly blockId: string;
  /** A print job that the device has leased. */
  readonly printJobId: string;
  /** An export of the record that the owner started. */
  readonly exportId: string;
  /** A member with a cash top-up of today. */
  readonly memberId: string;
  /** That top-up. */
  readonly topUpId: string;
  /** An open bill for RM 16.50. */
  readonly billId: string;
  readonly billVersion: number;
  /** The only line of that bill. */
  readonly billLineId: string;
  /** An open bill with a payment, and the payment. */
  readonly partlyPaidBillId: string;
  readonly billPaymentId: string;
  /** A paid bill, and its payment. */
  readonly paidBillId: string;
  readonly paidBillPaymentId: string;
}

/** A request of the counter: the id in its path, its body, and whether it needs a key. */
export interface CounterRequest {
  readonly id?: string;
  /** Files are fields of a form. */
  readonly body?: object;
  readonly isKeyed?: true;
  /** True if the request names nothing of a branch, so that every branch may make it. */
  readonly isPersonal?: true;
}

/** Version of no draft and of no entry. */
const NO_VERSION = '0000000000000000';
const UNTIL = '2026-11-21T13:00:00+08:00';
/** The empty drawer of a branch at its first close. */
const COUNTED = {
  drawer_id: 'main',
  expected: '0.00',
  counted: '0.00',
  denominations: null,
  left: '0.00',
  note: null,
};
const CORRECTION = {
  drawer_id: 'main',
  counted_before: '0.00',
  counted: '5.00',
  left: '5.00',
  reason: 'A note was overlooked.',
};

/**
 * Returns a valid request for every operation of the counter's contract, about things of one
 * branch. A new operation without a request does not compile.
 */
export function counterRequests({
  branchId,
  orderId,
  refundId,
  deviceId,
  staffId,
  managerId,
  printerId,
  printJobId,
  exportId,
  bookingId,
  blockId,
  memberId,
  topUpId,
  billId,
  billVersion: version,
  billLineId,
  partlyPaidBillId,
  billPaymentId,
  paidBillId,
  paidBillPaymentId,
}: CounterThings): Readonly<Record<CounterOperationId, CounterRequest>> {
  const branch = { body: { branch_id: branchId } };
  const close = { branch_id: branchId, number: 1 };
  const noChange = { branch_id: branchId, week: null, delivery: null, notice: null, days: [] };
  const personal = { isPersonal: true } as const;
  const draftEntry = { section: 'dishes', key: 'no-dish', version: NO_VERSION };
  const printer = { name: 'Pass', prints_kitchen: true, prints_receipts: true, language: 'en' };
  const person = { name: 'Ravi', role: 'cashier', branch_ids: [branchId] };
  return {
    session: personal,
    signIn: { ...personal, body: { login: '0111111111', password: 'no password', code: null } },
    signInWithPin: { body: { staff_id: staffId, pin: '111222' } },
    signOut: personal,
    acceptInvitation: {
      ...personal,
      body: { code: 'AAAA-AAAA-AAAA', password: 'clay and fire 9', pin: '284617' },
    },
    approve: {
      body: {
        staff_id: managerId,
        pin: '111222',
        operation: 'rejectOrder',
        target_id: orderId,
      },
    },
    beginSecondFactor: personal,
    confirmSecondFactor: { ...personal, body: { code: '000000' } },
    removeSecondFactor: { ...personal, body: { code: '000000' } },
    pairDevice: { body: { branch_id: branchId, name: 'Pass 2' } },
    deviceList: branch,
    revokeDevice: { id: deviceId },
    staffList: branch,
    inviteStaff: { body: { ...person, phone_no: null, email: null } },
    updateStaff: { id: staffId, body: { ...person, is_active: true } },
    resetStaff: { id: staffId },
    unlockPin: { id: staffId, ...branch },
    draft: personal,
    draftSection: { ...personal, body: { section: 'dishes', category: null } },
    saveDraftEntry: {
      ...personal,
      isKeyed: true,
      body: { section: 'dishes', key: 'no-dish', version: null, category: null, fields: {} },
    },
    removeDraftEntry: { ...personal, body: draftEntry },
    resetDraftEntry: { ...personal, body: draftEntry },
    orderDraftEntries: { ...personal, body: { section: 'banners', category: null, keys: [] } },
    discardDraft: { ...personal, body: { version: NO_VERSION } },
    publishDraft: { ...personal, isKeyed: true, body: { version: NO_VERSION } },
    previewDraft: { ...personal, body: { version: NO_VERSION } },
    publishedVersions: personal,
    restoreVersion: { ...personal, body: { version: NO_VERSION, number: 1 } },
    salesReport: {
      body: { branch_ids: [branchId], range: 'today', first_day: null, last_day: null },
    },
    eventChoices: personal,
    exportEvents: {
      ...personal,
      body: {
        branch_id: null,
        staff_id: null,
        approver_id: null,
        device_id: null,
        operation: null,
        target_id: null,
        number: null,
        first_day: null,
        last_day: null,
      },
    },
    exportedEvents: { ...personal, body: { export_id: exportId, before: null } },
    uploadPicture: { ...personal, body: { picture: samplePicture() } },
    planSheet: { ...personal, body: { sheet: sampleSheet() } },
    applySheet: {
      ...personal,
      body: { sheet: sampleSheet(), version: '0123456789abcdef' },
    },
    exportRestaurant: personal,
    exportSheet: { ...personal, body: { type: 'csv' } },
    eventList: {
      ...personal,
      body: { branch_id: null, staff_id: null, target_id: null, before: null },
    },
    board: branch,
    ticket: { id: orderId },
    acknowledgeOrder: { id: orderId },
    takeStep: {
      id: orderId,
      isKeyed: true,
      body: { step: 'ready', from: 'PREPARING', ready_in_minutes: null, rider: null },
    },
    rejectOrder: {
      id: orderId,
      isKeyed: true,
      body: { from: 'PREPARING', reason: 'CLOSED', text: null, sold_out_line_ids: [] },
    },
    markLinesUnavailable: {
      id: orderId,
      isKeyed: true,
      body: { line_ids: [`${orderId}_0`], reason: 'SOLD_OUT', text: null },
    },
    refundOrder: {
      id: orderId,
      isKeyed: true,
      body: { amount: '1.00', line_ids: [], reason: 'GOODWILL', text: null },
    },
    settleRefund: { id: refundId, isKeyed: true, body: { action: 'retry', note: null } },
    changeReadyTime: { id: orderId, isKeyed: true, body: { add_minutes: 10 } },
    findMember: { body: { branch_id: branchId, by: 'phone_no', value: '0123456780' } },
    cashTopUp: {
      id: memberId,
      isKeyed: true,
      body: { branch_id: branchId, drawer_id: null, amount: '10.00', cash_received: '10.00' },
    },
    returnCashTopUp: {
      id: topUpId,
      isKeyed: true,
      body: { branch_id: branchId, reason: 'Credited to the wrong member' },
    },
    sendJoinCode: { body: { branch_id: branchId, phone_no: '0123456790' } },
    joinMember: {
      isKeyed: true,
      body: {
        branch_id: branchId,
        phone_no: '0123456790',
        otp_code: '000000',
        has_agreed: true,
      },
    },
    billList: { body: { branch_id: branchId, list: 'open' } },
    bill: { id: billId },
    openBill: { isKeyed: true, body: { branch_id: branchId, table_no: '12' } },
    addBillLines: {
      id: billId,
      isKeyed: true,
      body: { lines: [{ kind: 'open_amount', name: 'Cake', amount: '15.00' }] },
    },
    changeBillLine: { id: billId, isKeyed: true, body: { version, line_id: billLineId, qty: 2 } },
    changeBill: {
      id: billId,
      isKeyed: true,
      body: { version, table_no: '7', customer_id: null, uses_points: false },
    },
    useBillVoucher: {
      id: billId,
      isKeyed: true,
      body: { version, voucher_id: null, code: null },
    },
    splitBill: { id: billId, isKeyed: true, body: { version, split: null } },
    payBill: {
      id: billId,
      isKeyed: true,
      body: {
        left: '16.50',
        share: null,
        payment: { method: 'card', amount: '16.50', terminal_reference: null },
      },
    },
    removeBillPayment: {
      id: partlyPaidBillId,
      isKeyed: true,
      body: { payment_id: billPaymentId, reason: 'Pays by card' },
    },
    voidBill: { id: billId, isKeyed: true, body: { version, reason: 'Wrong table' } },
    refundBill: {
      id: paidBillId,
      isKeyed: true,
      body: {
        parts: [{ payment_id: paidBillPaymentId, amount: '1.00' }],
        reason: 'GOODWILL',
        text: null,
        drawer_id: null,
      },
    },
    askMember: {
      id: billId,
      isKeyed: true,
      body: { left: '16.50', share: null, ask: { kind: 'wallet', amount: '16.50' } },
    },
    cancelMemberRequest: { id: billId, isKeyed: true },
    drawerList: { body: { branch_id: branchId } },
    moveDrawerCash: {
      isKeyed: true,
      body: {
        branch_id: branchId,
        drawer_id: null,
        kind: 'float',
        amount: '200.00',
        reason: null,
      },
    },
    searchOrders: { body: { branch_id: branchId, query: 'CP-' } },
    bookingDay: { body: { branch_id: branchId, date: null } },
    bookingSearch: { body: { branch_id: branchId, query: 'RS-' } },
    takeBookingStep: { id: bookingId, isKeyed: true, body: { step: 'approve', revision: 0 } },
    rejectBooking: {
      id: bookingId,
      isKeyed: true,
      body: { revision: 0, reason: 'FULL', text: null },
    },
    moveBooking: {
      id: bookingId,
      isKeyed: true,
      body: { revision: 0, date: '2026-11-22', time: '20:00', minutes: 90, number_of_seats: 3 },
    },
    addBooking: {
      isKeyed: true,
      body: {
        branch_id: branchId,
        date: null,
        time: null,
        minutes: 90,
        number_of_seats: 2,
        customer_name: null,
        phone_no: null,
        occasion: null,
        note: null,
        reminder: false,
      },
    },
    setBookingApproval: { body: { branch_id: branchId, up_to: 4 } },
    blockSeats: {
      isKeyed: true,
      body: {
        branch_id: branchId,
        date: '2026-11-22',
        time: '18:00',
        end_time: '19:00',
        seats: 2,
        reason: 'A leak',
        accept_over: false,
      },
    },
    unblockSeats: { id: blockId },
    setDaySeats: {
      body: { branch_id: branchId, date: '2026-11-22', seats: 90, accept_over: false },
    },
    setPause: { body: { branch_id: branchId, method: 'delivery', until: UNTIL } },
    hours: branch,
    previewHours: { body: noChange },
    updateHours: { isKeyed: true, body: noChange },
    confirmHoursConflict: {
      body: {
        branch_id: branchId,
        kind: 'order',
        id: orderId,
        reason: 'closed',
        confirmed: false,
      },
    },
    availability: branch,
    setSoldOut: {
      isKeyed: true,
      body: {
        branch_id: branchId,
        items: [{ kind: 'dish', id: 'tea' }],
        mark: 'tomorrow',
        until: null,
      },
    },
    setPortions: {
      isKeyed: true,
      body: { branch_id: branchId, dish_id: 'crab', seen: 5, left: 6 },
    },
    printerList: branch,
    addPrinter: { body: { branch_id: branchId, kind: 'star_cloudprnt', ...printer } },
    updatePrinter: { id: printerId, body: printer },
    removePrinter: { id: printerId },
    printTestPage: { id: printerId, isKeyed: true },
    printOrder: { id: orderId, isKeyed: true, body: { kind: 'receipt', printer_id: printerId } },
    printJobList: branch,
    leasePrintJob: { body: { printer_id: printerId } },
    confirmPrintJob: { id: printJobId },
    failPrintJob: { id: printJobId, body: { error: 'PAPER' } },
    dayState: branch,
    closeDay: {
      isKeyed: true,
      body: { branch_id: branchId, business_day: '2026-11-21', drawers: [COUNTED] },
    },
    closeMissedDays: { isKeyed: true, ...branch },
    correctClose: { isKeyed: true, body: { ...close, ...CORRECTION } },
    closeList: { body: { branch_id: branchId, from: '2026-11-01', until: '2026-11-30' } },
    closeDetail: { body: close },
    setBusy: { body: { branch_id: branchId, busy: { minutes: 10, until: UNTIL } } },
    capacity: branch,
    updateCapacity: {
      body: { branch_id: branchId, usual_minutes: 40, orders_per_quarter: 8 },
    },
    updateBranchSettings: {
      body: {
        branch_id: branchId,
        acceptance: 'manual',
        escalation_phone: null,
        escalate_after_minutes: 4,
        refuse_after_minutes: 10,
        lock_minutes: 5,
        simulator: null,
      },
    },
  };
}
