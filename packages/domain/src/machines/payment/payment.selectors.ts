import type { Payable, PaymentContext, PaymentTag } from './payment.types.ts';

/** As much of the snapshot as its view needs. */
export interface PaymentSnapshot<TOutcome, TProblem> {
  readonly context: Pick<
    PaymentContext<unknown, TOutcome, TProblem>,
    'patient' | 'payable' | 'problem'
  >;
  hasTag(tag: PaymentTag): boolean;
}

/** What a screen shows over, or instead of, the form. */
export type PaymentStage =
  /** The form, open for changes. */
  | 'form'
  /** Over the form: a question (`problem`), to say yes or no to. */
  | 'asked'
  /** It is on its way to the server. */
  | 'placing'
  /** No reply came: the server is being asked whether it was made. */
  | 'checking'
  /** Nor did that question get an answer; it is asked again, at once when pressed. */
  | 'unreachable'
  /** The browser is leaving for the card page. */
  | 'leaving'
  /** Back from the card page: it is being asked whether it is paid. */
  | 'confirmingPayment'
  /** The bank has the customer's word and has not given its own: minutes, and nothing to do. */
  | 'processing'
  /** It is not paid: continue or cancel. */
  | 'unpaid'
  | 'cancelling'
  | 'paid';

export interface PaymentView<TOutcome, TProblem> {
  stage: PaymentStage;
  /** Why the customer is at the form again, or what they are asked; null on the first visit. */
  problem: TProblem | null;
  payable: Payable<TOutcome> | null;
  /** The server cannot be reached just now; questions are repeated by themselves. */
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

/** What waits for its payment, for a reminder outside its screen. */
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
  patient,
  payable,
}: PaymentSnapshot<unknown, unknown>['context']): PaymentStage {
  if (payable?.processing) return 'processing';
  return patient ? 'confirmingPayment' : 'unpaid';
}
