import type { Transaction } from '../../../platform/db/db.ts';
import { ApiError, type ErrorCode } from '../../../shared/api-error.ts';
import {
  closeRequest,
  type Failure,
  findRequestOf,
  type SpendingRequest,
  stateAt,
} from './spending-requests.ts';

export interface AnswerOptions {
  readonly companyId: string;
  readonly memberId: string;
  readonly requestId: string;
  readonly answer: 'yes' | 'no';
  readonly now: Temporal.Instant;
  /** Locks branch day and bill, in this order, so that no other change comes between. */
  readonly lock: (tx: Transaction, request: SpendingRequest) => Promise<void>;
  /** Pays from the wallet, or sets the voucher of the bill. */
  readonly spend: (tx: Transaction, request: SpendingRequest) => Promise<unknown>;
}

/** Errors of a payment or voucher that the member is shown. Other errors undo the answer. */
const FAILURES: Partial<Record<ErrorCode, Failure>> = {
  BILL_CHANGED: 'bill_changed',
  BILL_CLOSED: 'bill_changed',
  BILL_HAS_PAYMENTS: 'bill_changed',
  MEMBER_REQUIRED: 'bill_changed',
  NOT_ENOUGH_POINT: 'bill_changed',
  OVERPAID: 'bill_changed',
  WALLET_TOO_LOW: 'wallet_too_low',
  VOUCHER_NOT_USABLE: 'voucher_not_usable',
};

/**
 * Answers a question once. A yes spends in the same transaction, so that the phone never shows a
 * payment that did not happen. An answer to a question that is over changes nothing.
 * @returns the question with its outcome; null if it does not exist or is to another member.
 */
export async function answerRequest(
  tx: Transaction,
  options: AnswerOptions,
): Promise<SpendingRequest | null> {
  const { requestId } = options;
  const read = () => findRequestOf(tx, options, requestId);
  const found = await read();
  if (found === null) return null;
  await options.lock(tx, found);
  const request = await read();
  if (request?.state === 'open') await close(tx, request, options);
  return read();
}

async function close(
  tx: Transaction,
  request: SpendingRequest,
  { answer, now, spend }: AnswerOptions,
): Promise<void> {
  const isOver = stateAt(request, now) === 'expired';
  if (isOver) await closeRequest(tx, request, 'expired', now);
  else if (answer === 'no') await closeRequest(tx, request, 'declined', now);
  else if (request.version !== request.bill_version) {
    await closeRequest(tx, request, 'failed', now, 'bill_changed');
  } else {
    const failure = await failureOf(tx, () => spend(tx, request));
    await closeRequest(tx, request, failure === null ? 'accepted' : 'failed', now, failure);
  }
}

/** Spends. Undoes what an error rejects and returns why; null if it was done. */
async function failureOf(tx: Transaction, spend: () => Promise<unknown>): Promise<Failure | null> {
  await tx.script('savepoint answer');
  try {
    await spend();
    return null;
  } catch (error) {
    const failure = error instanceof ApiError ? FAILURES[error.code] : undefined;
    if (failure === undefined) throw error;
    await tx.script('rollback to savepoint answer');
    return failure;
  }
}
