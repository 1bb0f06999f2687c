import type { Payable, PaymentContext, PaymentTag } from './payment.types.ts';

/** Part of the snapshot that the selectors read. */
export interface PaymentSnapshot<TOutcome, TProblem> {
  readonly context: Pick<
    PaymentContext<unknown, TOutcome, TProblem>,
    'pollsFast' | 'payable' | 'problem'
  >;
  hasTag(tag: PaymentTag): boolean;
}

/** View that a screen shows instead of, or on top of, the form. */
export type PaymentStage =
  | 'form'
  /** The form is covered by a question (`problem`) to confirm or decline. */
  | 'asked'
  /** The request is in progress. */
  | 'placing'
  /** The outcome is unknown, for example after a lost reply or a reload. The machine queries it. */
  | 'checking'
  /** The query failed too; it is retried automatically, or at once on `RETRY`. */
  | 'unreachable'
  /** The browser is navigating to the card payment page. */
  | 'leaving'
  /**
   * The payment may be confirmed within seconds, for example after the return from the card payment
   * page. The machine queries its status.
   */
  | 'confirmingPayment'
  /** The bank is processing the payment, which takes minutes. The customer can only wait. */
  | 'processing'
  /** Not paid: the customer continues or cancels. */
  | 'unpaid'
  | 'cancelling'
  | 'paid';

export interface PaymentView<TOutcome, TProblem> {
  stage: PaymentStage;
  /** Problem that returned the customer to the form, or the question; null if there is none. */
  problem: TProblem | null;
  payable: Payable<TOutcome> | null;
  /** True if the server is unreachable; queries are retried automatically. */
  unreachable: boolean;
  canContinuePayment: boolean;
}

export function selectPayment<TOutcome, TProblem>(
  snapshot: PaymentSnapshot<TOutcome, TProblem>,
): PaymentView<TOutcome, TProblem> {
  const { payable, problem } = snapshot.context;
  return {
    stage: stageOf(snapshot),
    problem,
    payable,
    unreachable: snapshot.hasTag('unreachable'),
    canContinuePayment: snapshot.hasTag('payment') && (payable?.payment_url ?? null) !== null,
  };
}

/**
 * Returns the placed item that is not known to be paid, for a reminder on other screens; null if
 * none.
 */
export function selectUnpaid<TOutcome, TProblem>(
  snapshot: PaymentSnapshot<TOutcome, TProblem>,
): Payable<TOutcome> | null {
  return snapshot.hasTag('payment') ? snapshot.context.payable : null;
}

function stageOf(snapshot: PaymentSnapshot<unknown, unknown>): PaymentStage {
  if (snapshot.hasTag('sending')) return 'placing';
  if (snapshot.hasTag('leaving')) return 'leaving';
  if (snapshot.hasTag('checking'))
    return snapshot.hasTag('unreachable') ? 'unreachable' : 'checking';
  if (snapshot.hasTag('cancelling')) return 'cancelling';
  if (snapshot.hasTag('payment')) return waitingStage(snapshot.context);
  if (snapshot.hasTag('paid')) return 'paid';
  return snapshot.hasTag('asked') ? 'asked' : 'form';
}

function waitingStage({
  pollsFast,
  payable,
}: PaymentSnapshot<unknown, unknown>['context']): PaymentStage {
  if (payable?.processing) return 'processing';
  return pollsFast ? 'confirmingPayment' : 'unpaid';
}
