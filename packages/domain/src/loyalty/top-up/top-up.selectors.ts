import type { Cents, TopUp, TopUpRequest } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import { type CompanySnapshot, selectCompany } from '../../company/record/company.selectors.ts';
import type { PaymentMachine } from '../../machines/payment/payment.machine.ts';
import {
  type PaymentStage,
  selectPayment,
  selectUnpaid,
} from '../../machines/payment/payment.selectors.ts';
import type { PendingTopUp, TopUpProblem } from './top-up.types.ts';

export type TopUpSnapshot = SnapshotFrom<PaymentMachine<TopUpRequest, TopUp, TopUpProblem>>;

/** What the screen shows over, or instead of, the form. A top-up asks no question first. */
export type TopUpStage = Exclude<PaymentStage, 'asked'>;

/** What came of a top-up that is paid. */
export type TopUpResult = Pick<TopUp, 'amount' | 'wallet' | 'tier'>;

export interface TopUpView {
  stage: TopUpStage;
  /** Why the customer is at the form again; null on the first visit. */
  problem: TopUpProblem | null;
  /** The server cannot be reached just now; questions are repeated by themselves. */
  unreachable: boolean;
  canContinuePayment: boolean;
  /** The new balance, and the tier that it granted, if any; null unless it is paid. */
  outcome: TopUpResult | null;
}

export function selectTopUp(snapshot: TopUpSnapshot): TopUpView {
  const { canContinuePayment, payable, problem, stage, unreachable } = selectPayment(snapshot);
  return {
    stage: stage === 'asked' ? 'form' : stage,
    problem,
    unreachable,
    canContinuePayment,
    outcome: stage === 'paid' ? resultOf(payable) : null,
  };
}

/** A top-up that waits for its payment, for a reminder outside its screen. */
export function selectUnpaidTopUp(snapshot: TopUpSnapshot): PendingTopUp | null {
  return selectUnpaid(snapshot);
}

/** The amounts that the company offers in one press, from the least up; none until it is known. */
export function selectTopUpAmounts(snapshot: CompanySnapshot): readonly Cents[] {
  return selectCompany(snapshot)?.topup_amounts ?? [];
}

function resultOf(payable: PendingTopUp | null): TopUpResult | null {
  if (payable === null || payable.outcome === null) return null;
  const { amount, tier, wallet } = payable.outcome;
  return { amount, tier, wallet };
}
