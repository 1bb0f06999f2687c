import type { Cents } from '@claypot/sdk';
import type { ErrorCode, Ticket } from '@claypot/sdk/counter';
import type { ApprovalEvent, ApprovalTag } from '../../../staff/approval/approval.machine.ts';
import type { StepProblem } from '../../views.ts';

/** Input of the person. Each action uses the parts that it has. */
export interface MoneyDraft<TReason extends string = string> {
  readonly reason: TReason | null;
  /** Ids of the chosen lines. */
  readonly lineIds: readonly string[];
  readonly text: string;
}

export interface MoneyInput<TSubject, TDraft> {
  /** Order, as the person sees it. */
  readonly subject: TSubject;
  /** Input at the start. */
  readonly draft: TDraft;
}

/** One press. It is sent unchanged until its outcome is known. */
export interface MoneyPress<TSubject, TRequest> {
  /** Subject at the time of the press. */
  readonly subject: TSubject;
  /** Id of the order or refund that the operation changes. */
  readonly targetId: string;
  readonly request: TRequest;
  /** Amount that the person saw, in cents. */
  readonly amount: Cents;
}

/** `unknown`: no response, so the same press is sent again. */
export type MoneyOutcome<TResult = Ticket> =
  | { readonly kind: 'done'; readonly result: TResult }
  | { readonly kind: 'problem'; readonly problem: StepProblem }
  | { readonly kind: 'unknown' };

export interface MoneyContext<TSubject, TDraft, TRequest> extends MoneyInput<TSubject, TDraft> {
  /** True after the first try, so that missing input is shown. */
  wasTried: boolean;
  press: MoneyPress<TSubject, TRequest> | null;
  problem: StepProblem | null;
  isOnline: boolean;
  /** Consecutive requests without a response. */
  failures: number;
}

/** Event of the PIN pad, while a manager is asked. */
export type PadEvent = Extract<
  ApprovalEvent<never>,
  { type: 'CHOOSE' | 'DIGIT' | 'ERASE' | 'BACK' | 'CANCEL' }
>;

export type MoneyEvent<TSubject, TDraft> =
  | { type: 'EDIT'; change: Partial<TDraft> }
  /** Chooses a line, or takes it back. */
  | { type: 'LINE'; id: string }
  /** The subject has changed. */
  | { type: 'SUBJECT'; subject: TSubject }
  | { type: 'SUBMIT' }
  | { type: 'RETRY' }
  | { type: 'ONLINE' }
  | { type: 'OFFLINE' }
  | PadEvent;

/** Part of the request's snapshot that the machine reads. */
export interface MoneyAnswer {
  readonly context: {
    readonly output: MoneyOutcome<unknown> | null;
    readonly error: ErrorCode | null;
  };
  hasTag(tag: ApprovalTag): boolean;
}
