import { selectChildQuery } from '@claypot/domain/flows';
import type { Freshness } from '@claypot/domain/machines';
import type { Cents } from '@claypot/sdk';
import type { Bill, BillLine, ErrorCode } from '@claypot/sdk/counter';
import { selectRequestQuestion } from '../../orders/money/action/money-action.selectors.ts';
import type { ApprovalQuestion } from '../../orders/money/views.ts';
import type { BillContext, BillSnapshot } from './bill.machine.ts';
import type { BillChange, ChangeProblem, ChangeQueue, QueuedChange } from './bill-change.ts';

/** A line of the bill with the presses that the server has not confirmed. */
export interface BillLineView {
  readonly line: BillLine;
  /** Quantity after the presses; 0 if it is being removed. */
  readonly qty: number;
  readonly isPending: boolean;
}

/** A line that is not on the bill yet. */
export interface AdditionView {
  /** Identifies the press. */
  readonly key: string;
  readonly name: string;
  readonly choices: readonly string[];
  readonly qty: number;
  /** In cents; null if unknown. */
  readonly total: Cents | null;
  readonly state: QueuedChange['state'];
  /** Null unless rejected. */
  readonly problem: ChangeProblem | null;
}

export interface BillView extends Freshness {
  readonly status: 'loading' | 'ready' | 'failed' | 'notFound';
  /** Error of the status `failed` and of stale data; null otherwise. */
  readonly error: ErrorCode | null;
  /** Null until loaded. */
  readonly bill: Bill | null;
  readonly lines: readonly BillLineView[];
  readonly additions: readonly AdditionView[];
  /** Table after the presses. */
  readonly tableNo: string | null;
  /** Use of points after the presses. */
  readonly usesPoints: boolean;
  readonly isOnline: boolean;
  /** True while presses wait or are sent: the total is not final. */
  readonly isPending: boolean;
  /** True if the server has not responded and the press is sent again. */
  readonly isChecking: boolean;
  /** Kinds of changes that wait or are sent. */
  readonly pending: ReadonlySet<BillChange['kind']>;
  /** True if lines, member, voucher and points can change: open, and without payments. */
  readonly canChange: boolean;
  /** True if the table can change. */
  readonly canMove: boolean;
  readonly problem: BillContext['problem'];
  /** True if another device has changed the bill and a press had no effect because of it. */
  readonly hasChanged: boolean;
}

/** Returns the bill with the presses that the server has not confirmed. */
export function selectBill({ children, context, value }: BillSnapshot): BillView {
  const { asOf, error, stale, status, unconfirmed } = selectChildQuery(children.bill);
  const { bill, hasChanged, isOnline, problem, queue } = context;
  const unsent = queue.filter(({ state }) => state !== 'rejected');
  const table = lastTable(unsent);
  const isOpen = bill?.state === 'open';
  return {
    status: bill !== null && status !== 'notFound' ? 'ready' : withoutBill(status),
    error,
    asOf,
    stale,
    unconfirmed,
    bill,
    lines: (bill?.lines ?? []).map((line) => lineView(line, unsent)),
    additions: queue.flatMap(additionView),
    tableNo: table === undefined ? (bill?.table_no ?? null) : table.tableNo,
    usesPoints: lastPoints(unsent)?.usesPoints ?? bill?.uses_points ?? false,
    isOnline,
    isPending: unsent.length > 0,
    isChecking: value === 'checking',
    pending: new Set(unsent.map(({ change }) => change.kind)),
    canChange: isOnline && isOpen && !hasPayments(bill),
    canMove: isOnline && isOpen,
    problem,
    hasChanged,
  };
}

/** Returns the question to the manager who has to approve the press; null if none is asked. */
export function selectBillQuestion({ children }: BillSnapshot): ApprovalQuestion | null {
  return selectRequestQuestion(children.request);
}

/** Returns true if a payment of the bill counts. */
function hasPayments({ payments }: Bill): boolean {
  return payments.some(({ removal }) => removal === null);
}

function withoutBill(
  status: ReturnType<typeof selectChildQuery>['status'],
): 'loading' | 'failed' | 'notFound' {
  return status === 'failed' || status === 'notFound' ? status : 'loading';
}

function lineView(line: BillLine, unsent: ChangeQueue): BillLineView {
  const change = unsent.findLast(
    (queued) => queued.change.kind === 'quantity' && queued.change.lineId === line.id,
  )?.change;
  return change?.kind === 'quantity'
    ? { line, qty: change.qty, isPending: true }
    : { line, qty: line.qty, isPending: false };
}

function additionView({ change, key, problem, state }: QueuedChange): AdditionView[] {
  if (change.kind !== 'add') return [];
  const { choices, name, qty, total } = change.line;
  return [{ key, name, choices, qty, total, state, problem }];
}

function lastTable(queue: ChangeQueue) {
  return queue.map(({ change }) => change).findLast((change) => change.kind === 'table');
}

function lastPoints(queue: ChangeQueue) {
  return queue.map(({ change }) => change).findLast((change) => change.kind === 'points');
}
