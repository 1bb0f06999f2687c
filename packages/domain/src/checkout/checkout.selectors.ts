import type { SnapshotFrom } from 'xstate';
import { isSameTime, type RequestedTime, timeOfWire } from '../fulfilment/requested-time.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutProblem, PendingOrder } from './checkout.types.ts';

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

/** What the checkout screen shows over, or instead of, the form. */
export type CheckoutStage =
  /** The form, open for changes. */
  | 'form'
  /** Over the form: order as a guest, without points? */
  | 'confirmingGuest'
  /** Over the form: we are closed (`problem.hours`). */
  | 'closed'
  /** Over the form: the amounts have changed (`problem.figures`); agree or go back. */
  | 'priceChanged'
  /** Over the form: some lines cannot be had (`problem.lines`). */
  | 'unavailable'
  /** The order is on its way to the server. */
  | 'placing'
  /** No reply came: the server is being asked whether the order was made. */
  | 'checking'
  /** Nor did that question get an answer; it is asked again, at once when pressed. */
  | 'unreachable'
  /** The browser is leaving for the card page. */
  | 'leaving'
  /** Back from the card page: the order is being asked whether it is paid. */
  | 'confirmingPayment'
  /** It is not paid: continue or cancel. */
  | 'unpaid'
  | 'cancelling'
  /** On the way to the order. */
  | 'paid';

export interface CheckoutView {
  stage: CheckoutStage;
  /** Why the customer is at the form again; null on the first visit. */
  problem: CheckoutProblem | null;
  order: PendingOrder | null;
  /** The server cannot be reached just now; questions are repeated by themselves. */
  unreachable: boolean;
  canContinuePayment: boolean;
  /** The time that the server has just said no to; null for none. */
  refused: { readonly requestedTime: RequestedTime } | null;
}

export function selectCheckout(snapshot: CheckoutSnapshot): CheckoutView {
  const { problem, order } = snapshot.context;
  return {
    stage: stageOf(snapshot),
    problem,
    order,
    unreachable: snapshot.hasTag('unreachable'),
    canContinuePayment: snapshot.hasTag('payment') && order !== null && order.payment_url !== null,
    refused: refusedTimeOf(snapshot),
  };
}

/** An order that waits for its payment, for a reminder outside the checkout screen. */
export function selectUnpaidOrder(snapshot: CheckoutSnapshot): PendingOrder | null {
  return snapshot.hasTag('payment') ? snapshot.context.order : null;
}

/** Whether the server has just said no to this time. */
export function isTimeRefused({ refused }: CheckoutView, time: RequestedTime): boolean {
  return refused !== null && isSameTime(refused.requestedTime, time);
}

function refusedTimeOf({ context }: CheckoutSnapshot): CheckoutView['refused'] {
  const { problem, request } = context;
  const isTime = problem?.kind === 'refused' && problem.code === 'INVALID_DELIVERY_TIME';
  return isTime ? { requestedTime: timeOfWire(request?.delivery_time ?? null) } : null;
}

function stageOf(snapshot: CheckoutSnapshot): CheckoutStage {
  if (snapshot.hasTag('placing')) return 'placing';
  if (snapshot.hasTag('leaving')) return 'leaving';
  if (snapshot.hasTag('checking'))
    return snapshot.hasTag('unreachable') ? 'unreachable' : 'checking';
  if (snapshot.hasTag('cancelling')) return 'cancelling';
  if (snapshot.hasTag('payment')) return snapshot.context.patient ? 'confirmingPayment' : 'unpaid';
  if (snapshot.matches('paid')) return 'paid';
  return popupOf(snapshot) ?? 'form';
}

function popupOf(snapshot: CheckoutSnapshot): CheckoutStage | null {
  const popups = ['confirmingGuest', 'closed', 'priceChanged', 'unavailable'] as const;
  return popups.find((editing) => snapshot.matches({ editing })) ?? null;
}
