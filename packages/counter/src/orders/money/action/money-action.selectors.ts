import { type Cents, cents } from '@claypot/sdk';
import type { Ticket } from '@claypot/sdk/counter';
import type { ApprovalContext, ApprovalTag } from '../../../staff/approval/approval.machine.ts';
import {
  type ApprovalSnapshot,
  selectApproval,
} from '../../../staff/approval/approval.selectors.ts';
import type { ApprovalQuestion, MoneyActionView } from '../views.ts';
import type { MoneyContext, MoneyDraft, MoneyOutcome } from './money-action.types.ts';

type Request<TResult> = ApprovalSnapshot<unknown, MoneyOutcome<TResult>> & {
  readonly context: Pick<ApprovalContext<unknown, MoneyOutcome<TResult>>, 'subject'>;
  hasTag(tag: ApprovalTag): boolean;
};

/** Part of an action with approval that its question is read from. */
type ApprovingRequest = ApprovalSnapshot<unknown, unknown> & {
  readonly context: Pick<ApprovalContext<unknown, unknown>, 'subject'>;
};

/** Part of the snapshot that the selectors read, for any action. */
export interface MoneySnapshot<TSubject, TDraft extends MoneyDraft, TRequest, TResult = Ticket> {
  readonly value: 'choosing' | 'sending' | 'approving' | 'checking' | 'done';
  readonly context: MoneyContext<TSubject, TDraft, TRequest>;
  readonly children: { readonly request?: { getSnapshot(): Request<TResult> } | undefined };
}

/** Returns what every action shows. */
export function selectMoneyAction<TSubject, TDraft extends MoneyDraft, TRequest, TResult>({
  context: { isOnline, problem },
  value,
}: MoneySnapshot<TSubject, TDraft, TRequest, TResult>): MoneyActionView {
  const status = value === 'choosing' && problem !== null ? 'rejected' : value;
  return { status, isOnline, problem };
}

/** Returns the question to the manager who has to approve; null if none is asked. */
export function selectQuestion<TSubject, TDraft extends MoneyDraft, TRequest, TResult>({
  children: { request },
}: MoneySnapshot<TSubject, TDraft, TRequest, TResult>): ApprovalQuestion | null {
  return selectRequestQuestion(request);
}

/** Returns the question of an action with approval; null if none is asked. */
export function selectRequestQuestion(
  request: { getSnapshot(): ApprovingRequest } | undefined,
): ApprovalQuestion | null {
  const snapshot = request?.getSnapshot();
  if (snapshot === undefined) return null;
  const { pad, problem } = selectApproval(snapshot);
  const { subject } = snapshot.context;
  if (pad === null || subject === null) return null;
  return { operation: subject.operation, amount: subject.amount ?? null, pad, problem };
}

/**
 * Returns the amount of a finished action: of the refund that the response has and the ticket did
 * not have before the press. Returns 0 if there is none, and null before the response.
 *
 * @param known ids of the refunds before the press
 */
export function refundedAmount<TSubject, TDraft extends MoneyDraft, TRequest>(
  { children: { request } }: MoneySnapshot<TSubject, TDraft, TRequest>,
  known: readonly string[],
): Cents | null {
  const output = request?.getSnapshot().context.output;
  if (output?.kind !== 'done') return null;
  const added = output.result.refunds.list.filter(({ id }) => !known.includes(id));
  return added.at(-1)?.amount ?? cents(0);
}
