import {
  canTake,
  FINAL_STATUSES,
  MARKABLE_STATUSES,
  ORDER_STEPS,
  rejectRole,
  type StepName,
} from '@claypot/domain/order-steps';
import { type BoardOrder, hasRank, isAllowed, type Role } from '@claypot/sdk/counter';
import type { StepOption } from '../views.ts';

/** Steps forward, the usual one first; the others follow on the ticket. */
const STEPS: readonly StepName[] = [
  'accept',
  'ready',
  'hand_over',
  'send_out',
  'delivered',
  'recall',
  'not_collected',
];

/** Steps that are no card's button: they lead back or end an order without a customer. */
const SECONDARY: readonly StepName[] = ['recall', 'not_collected'];

type Moved = Pick<BoardOrder, 'delivery' | 'method' | 'status'>;

/** Returns the steps that a person with the role may take now, the usual one first. */
export function possibleSteps(order: Moved, role: Role | null): StepOption[] {
  if (role === null) return [];
  return STEPS.filter((step) => canTake(step, order) && hasRank(role, ORDER_STEPS[step].role)).map(
    (step) => ({
      step,
      isFinal: ORDER_STEPS[step].isFinal,
      needsRider: step === 'send_out',
    }),
  );
}

/**
 * Returns the step of the card's button; null if there is none. A courier collects and delivers
 * without a step of staff, so the button of such an order ends at READY.
 */
export function mainStep(order: Moved, role: Role | null): StepName | null {
  const first = possibleSteps(order, role).find(({ step }) => !SECONDARY.includes(step));
  if (first === undefined) return null;
  const isCourier = order.delivery?.carrier === 'courier' && order.delivery.state !== 'cancelled';
  const isRidersStep = first.step === 'send_out' || first.step === 'delivered';
  return isCourier && isRidersStep ? null : first.step;
}

/** Returns whether a person may reject the order alone, with an approval, or not at all. */
export function rejectAllowance(
  { status }: Pick<BoardOrder, 'status'>,
  role: Role | null,
): 'yes' | 'with_approval' | 'no' {
  if (role === null || FINAL_STATUSES.includes(status)) return 'no';
  if (isAllowed('rejectOrder', role) === 'no') return 'no';
  return hasRank(role, rejectRole(status)) ? 'yes' : 'with_approval';
}

/** Returns true if the person may give the order more time: it is accepted and not ready. */
export function canChangeTime({ status }: Pick<BoardOrder, 'status'>, role: Role | null): boolean {
  if (role === null || isAllowed('changeReadyTime', role) !== 'yes') return false;
  return status === 'PREPARING';
}

/** Returns true if the person may mark lines as unavailable now. */
export function canMarkLines({ status }: Pick<BoardOrder, 'status'>, role: Role | null): boolean {
  if (role === null || isAllowed('markLinesUnavailable', role) !== 'yes') return false;
  return MARKABLE_STATUSES.includes(status);
}

/**
 * Returns whether a person may refund alone, with an approval, or not at all.
 *
 * @param refundable what is left of the payment, in cents
 */
export function refundAllowance(
  refundable: number,
  role: Role | null,
): 'yes' | 'with_approval' | 'no' {
  return role === null || refundable === 0 ? 'no' : isAllowed('refundOrder', role);
}

/** Returns true if the person may retry or settle failed refunds. */
export function canSettleRefunds(role: Role | null): boolean {
  return role !== null && isAllowed('settleRefund', role) === 'yes';
}
