import type { CreateOrderRequest, ErrorCode } from '@claypot/sdk';
import { assign, setup } from 'xstate';
import type { ClosedHours } from '../fulfilment/fulfilment-time.ts';
import { ASK_TIMEOUT, askAgainAfter, SEND_TIMEOUT } from '../keyed-request/pace.ts';
import { failureCode, isRefusal } from '../machine/failure.ts';
import { unprovidedAction, unprovidedActor, unprovidedGuard } from '../machine/placeholder.ts';
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  CheckoutProblem,
  CheckoutRecord,
  PendingOrder,
} from './checkout.types.ts';
import { agreedRequest, begun, problemOf, resumedFrom } from './outcome.ts';

/** The words the checkout machine is written in; `checkout.machine.ts` holds its states. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    tags: {} as 'placing' | 'checking' | 'unreachable' | 'leaving' | 'payment' | 'cancelling',
  },
  actors: {
    placeOrder: unprovidedActor<
      PendingOrder,
      { key: string | null; request: CreateOrderRequest | null }
    >('placeOrder'),
    askOutcome: unprovidedActor<PendingOrder | null, { key: string | null }>('askOutcome'),
    readOrder: unprovidedActor<PendingOrder, { order: PendingOrder | null }>('readOrder'),
    cancelOrder: unprovidedActor<PendingOrder, { order: PendingOrder | null }>('cancelOrder'),
  },
  guards: {
    hasKey: ({ context }) => context.key !== null,
    hasOrder: ({ context }) => context.order !== null,
    /** Another tab is placing an order of this customer's, or waits for its payment. */
    isTakenElsewhere: unprovidedGuard('isTakenElsewhere'),
    isUnsettled: ({ context }) => context.unsettled,
    hasConflict: ({ context }) => context.conflict,
    isResumed: ({ context }) => context.resumed,
    isOpen: ({ context }) => context.open,
    isAwaited: (_, params: { order: PendingOrder | null }) =>
      params.order?.status === 'MAKING PAYMENT',
    isCancelled: (_, params: { order: PendingOrder | null }) =>
      params.order?.status === 'CANCELLED',
    isNothing: (_, params: { order: PendingOrder | null }) => params.order === null,
    canBePaid: ({ context }) => context.order !== null && context.order.payment_url !== null,
    hasProblem: ({ context }, params: { kind: CheckoutProblem['kind'] }) =>
      context.problem?.kind === params.kind,
    isKnownRefusal: (_, params: { error: unknown }) => isRefusal(params.error),
    isConflict: (_, params: { error: unknown }) =>
      failureCode(params.error) === 'IDEMPOTENCY_CONFLICT',
    isGone: (_, params: { error: unknown }) => failureCode(params.error) === 'NOT_FOUND',
    isRecord: (_, params: { record: CheckoutRecord | null }) => params.record !== null,
    isOrderOf: ({ context }, params: { record: CheckoutRecord | null }) =>
      params.record?.key === context.key && params.record?.order !== null,
  },
  actions: {
    opened: assign({ open: true }),
    closed: assign({ open: false }),
    hold: assign({
      request: (_, params: { request: CreateOrderRequest }) => params.request,
      order: null,
      problem: null,
      resumed: false,
    }),
    agree: assign(({ context }) => agreedRequest(context)),
    adopt: assign((_, params: { record: CheckoutRecord | null }) =>
      params.record ? resumedFrom(params.record) : {},
    ),
    beginAnew: assign((_, params: { record: CheckoutRecord | null }) => begun(params.record)),
    adoptStored: unprovidedAction('adoptStored'),
    makeKey: unprovidedAction('makeKey'),
    take: assign({
      order: (_, params: { order: PendingOrder | null }) => params.order,
      attempts: 0,
    }),
    admitClosed: assign({
      problem: (_, params: { hours: ClosedHours | null }) =>
        params.hours && { kind: 'closed' as const, hours: params.hours },
    }),
    admitRefusal: assign({
      problem: (_, params: { error: unknown }) =>
        isRefusal(params.error) ? problemOf(params.error) : null,
    }),
    admitCancelled: assign({
      problem: ({ context }) => ({
        kind: 'cancelled' as const,
        reason: context.order?.cancel_reason ?? null,
      }),
    }),
    admitUnlanded: assign({ problem: () => ({ kind: 'notPlaced' as const }) }),
    noteUnsettled: assign({ unsettled: true }),
    clearProblem: assign({ problem: null }),
    noteConflict: assign({ conflict: true }),
    dropKey: assign({ key: null, unsettled: false, conflict: false }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    beginWaiting: assign({ resumed: true, patient: true, attempts: 0 }),
    loseOrder: assign({ order: null }),
    losePatience: assign({ patient: false }),
    /** Stores key and order. */
    remember: unprovidedAction('remember'),
    /** Takes them out of the store, unless another tab has put its own there. */
    forget: unprovidedAction('forget'),
    /** Takes the form out of the store: the next order begins with an empty one. */
    forgetForm: unprovidedAction('forgetForm'),
    /** Tells that the order is placed and is to be paid. */
    tellPayable: unprovidedAction('tellPayable'),
    /** Tells that the customer is through with it. */
    tellFinished: unprovidedAction('tellFinished'),
    /** Tells that something in the cart cannot be had any more. */
    tellRefused: unprovidedAction('tellRefused'),
    /** Tells that the order is paid: the server has taken what was ordered out of the cart. */
    tellPaid: unprovidedAction('tellPaid'),
    /** Puts the server's cart in place of the one that was shown. */
    showFigures: unprovidedAction('showFigures'),
    notify: unprovidedAction<{ code: ErrorCode }>('notify'),
  },
  delays: {
    placeTimeout: SEND_TIMEOUT,
    askTimeout: ASK_TIMEOUT,
    /** A browser that has not left by then is not going to. */
    leaveTimeout: 15_000,
    /** The news of a payment may come a moment later than the customer. */
    patience: 5000,
    askPaidAgain: ({ context }) => (context.patient ? 1000 : 5000),
    askAgain: ({ context }) => askAgainAfter(context.attempts),
  },
});
