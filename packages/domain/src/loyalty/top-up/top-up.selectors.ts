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

/** Stage shown instead of the form or above it. A top-up asks no confirmation first. */
export type TopUpStage = Exclude<PaymentStage, 'asked'>;

export type TopUpResult = Pick<TopUp, 'amount' | 'wallet' | 'tier'>;

export interface TopUpView {
  stage: TopUpStage;
  /** Reason why the form is shown again; null if there is none. */
  problem: TopUpProblem | null;
  /** True while the server is unreachable; requests are repeated automatically. */
  unreachable: boolean;
  canContinuePayment: boolean;
  /** Number and amount; null until the server has placed the top-up. */
  placed: PendingTopUp['placed'] | null;
  /** Amount, new balance and the tier granted, if any; null unless paid. */
  outcome: TopUpResult | null;
}

export function selectTopUp(snapshot: TopUpSnapshot): TopUpView {
  const { canContinuePayment, payable, problem, stage, unreachable } = selectPayment(snapshot);
  return {
    stage: stage === 'asked' ? 'form' : stage,
    problem,
    unreachable,
    canContinuePayment,
    placed: payable?.placed ?? null,
    outcome: stage === 'paid' ? resultOf(payable) : null,
  };
}

/** Returns the top-up that awaits payment, for a reminder outside its screen; else null. */
export function selectUnpaidTopUp(snapshot: TopUpSnapshot): PendingTopUp | null {
  return selectUnpaid(snapshot);
}

/** Returns the company's suggested amounts, smallest first; empty until the company is loaded. */
export function selectTopUpAmounts(snapshot: CompanySnapshot): readonly Cents[] {
  return selectCompany(snapshot)?.topup_amounts ?? [];
}

function resultOf(payable: PendingTopUp | null): TopUpResult | null {
  if (payable === null || payable.outcome === null) return null;
  const { amount, tier, wallet } = payable.outcome;
  return { amount, tier, wallet };
}
