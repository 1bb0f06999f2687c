import type { OperationId } from '@claypot/sdk/counter/contract-types';

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
  /** A print job that the device has leased. */
  readonly printJobId: string;
}

/** A request of the counter: the id in its path, its body, and whether it needs a key. */
export interface CounterRequest {
  readonly id?: string;
  readonly body?: object;
  readonly isKeyed?: true;
  /** True if the request names nothing of a branch, so that every branch may make it. */
  readonly isPersonal?: true;
}

const UNTIL = '2026-11-21T13:00:00+08:00';

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
}: CounterThings): Readonly<Record<OperationId, CounterRequest>> {
  const branch = { body: { branch_id: branchId } };
  const personal = { isPersonal: true } as const;
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
    searchOrders: { body: { branch_id: branchId, query: 'CP-' } },
    setPause: { body: { branch_id: branchId, method: 'delivery', until: UNTIL } },
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
    setBusy: { body: { branch_id: branchId, busy: { minutes: 10, until: UNTIL } } },
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
