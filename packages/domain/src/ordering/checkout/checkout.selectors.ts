import type { CancelReason, CreateOrderRequest } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { PaymentMachine } from '../../machines/payment/payment.machine.ts';
import {
  type PaymentStage,
  selectPayment,
  selectUnpaid,
} from '../../machines/payment/payment.selectors.ts';
import { isSameTime, type RequestedTime, timeOfWire } from '../fulfilment/requested-time.ts';
import { isQuestion } from './checkout.problem.ts';
import type {
  CheckoutProblem,
  CheckoutQuestion,
  PendingOrder,
  PlacedOrder,
} from './checkout.types.ts';

export type CheckoutSnapshot = SnapshotFrom<
  PaymentMachine<CreateOrderRequest, CancelReason, CheckoutProblem>
>;

/** Stage shown instead of the form or above it, including the kind of question. */
export type CheckoutStage = Exclude<PaymentStage, 'asked'> | CheckoutQuestion['kind'];

export interface CheckoutView {
  stage: CheckoutStage;
  /** Reason why the form is shown again, or the question to the customer; null if there is none. */
  problem: CheckoutProblem | null;
  order: PendingOrder | null;
  /** Null until the server has placed the order, and after a restart until it is read again. */
  placedOrder: PlacedOrder | null;
  /** True while the server is unreachable; requests are repeated automatically. */
  unreachable: boolean;
  canContinuePayment: boolean;
  /** The time that the server has just rejected; null if none. */
  rejected: { readonly requestedTime: RequestedTime } | null;
}

/** Returns the stage of the checkout, its problem, and the order once it is placed. */
export function selectCheckout(snapshot: CheckoutSnapshot): CheckoutView {
  const { canContinuePayment, payable, problem, stage, unreachable } = selectPayment(snapshot);
  return {
    stage: stage === 'asked' ? questionOf(problem) : stage,
    problem,
    order: payable,
    placedOrder: placedOrderOf(payable),
    unreachable,
    canContinuePayment,
    rejected: rejectedTimeOf(snapshot),
  };
}

/** Returns the order that awaits payment, for a reminder outside the checkout screen; else null. */
export function selectUnpaidOrder(snapshot: CheckoutSnapshot): PendingOrder | null {
  return selectUnpaid(snapshot);
}

/** Returns true if the server has just rejected this time. */
export function isTimeRejected({ rejected }: CheckoutView, time: RequestedTime): boolean {
  return rejected !== null && isSameTime(rejected.requestedTime, time);
}

function placedOrderOf(order: PendingOrder | null): PlacedOrder | null {
  return order?.placed ? { id: order.id, ...order.placed } : null;
}

function rejectedTimeOf({ context }: CheckoutSnapshot): CheckoutView['rejected'] {
  const { body, problem } = context;
  const isTime = problem?.kind === 'rejected' && problem.code === 'INVALID_DELIVERY_TIME';
  return isTime ? { requestedTime: timeOfWire(body?.delivery_time ?? null) } : null;
}

function questionOf(problem: CheckoutProblem | null): CheckoutStage {
  return problem !== null && isQuestion(problem) ? problem.kind : 'form';
}
