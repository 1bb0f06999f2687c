import { invalid, missing } from './emulator-errors.ts';
import { type FormValue, namesOf, textAt } from './form.ts';

export interface EmulatedSession {
  readonly id: string;
  readonly parameters: Record<string, FormValue>;
  readonly amount: number;
  readonly created: number;
  readonly expiresAt: number;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'paid' | 'unpaid';
  intent: EmulatedIntent | null;
}

interface EmulatedIntent {
  readonly id: string;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  readonly method: 'card' | 'fpx';
  refunded: number;
}

export interface EmulatedRefund {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  /** From the metadata; null for a refund made in the dashboard. */
  readonly reference: string | null;
  /** Our refund's id, from the metadata; null for a refund of the whole payment. */
  readonly part: string | null;
  status: 'pending' | 'succeeded' | 'failed';
}

/** The supported parameters; all others are rejected. */
const SESSION_PARAMETERS: ReadonlySet<string> = new Set([
  'mode',
  'ui_mode',
  'allowed_payment_method_types',
  'adaptive_pricing.enabled',
  'line_items.quantity',
  'line_items.price_data.currency',
  'line_items.price_data.unit_amount',
  'line_items.price_data.product_data.name',
  'client_reference_id',
  'metadata.reference',
  'payment_intent_data.description',
  'payment_intent_data.metadata.reference',
  'success_url',
  'cancel_url',
  'locale',
  'expires_at',
]);
const REFUND_PARAMETERS: ReadonlySet<string> = new Set([
  'payment_intent',
  'amount',
  'metadata.reference',
  'metadata.refund',
]);

const KINDS: ReadonlySet<string> = new Set(['card', 'fpx', 'grabpay']);
const HALF_AN_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;

/** The emulated Stripe account and its rules. Amounts are in sen. */
export class EmulatedLedger {
  readonly sessions = new Map<string, EmulatedSession>();
  readonly refunds = new Map<string, EmulatedRefund>();
  /** Initial status of refunds: a card refund succeeds at once, a bank refund takes days. */
  refundsBegin: 'pending' | 'succeeded' | 'failed' = 'succeeded';
  #numbers = 0;

  createSession(parameters: Record<string, FormValue>, now: number): EmulatedSession {
    requireSignedIn(parameters, SESSION_PARAMETERS);
    requireText(parameters, 'mode', /^payment$/);
    requireText(parameters, 'ui_mode', /^hosted_page$/);
    requireText(parameters, 'success_url', /^https?:\/\/[^\s/]+\//);
    requireText(parameters, 'cancel_url', /^https?:\/\/[^\s/]+\//);
    requireText(parameters, 'locale', /^(auto|en|ms|zh)$/);
    requireText(parameters, 'client_reference_id', /^.{1,200}$/);
    for (const type of Object.values(parameters.allowed_payment_method_types ?? {})) {
      if (!KINDS.has(String(type))) throw invalid(`Invalid type: ${String(type)}`);
    }
    const amount = amountOf(parameters);
    const expiresAt = Number(requireText(parameters, 'expires_at', /^\d+$/));
    if (expiresAt < now + HALF_AN_HOUR || expiresAt > now + DAY) {
      throw invalid(
        'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
        { param: 'expires_at' },
      );
    }
    const session: EmulatedSession = {
      id: this.#number('cs_test_a1'),
      parameters,
      amount,
      created: now,
      expiresAt,
      status: 'open',
      paymentStatus: 'unpaid',
      intent: null,
    };
    this.sessions.set(session.id, session);
    return session;
  }

  /** Returns a session, expired if its time has passed. */
  findSession(id: string, now: number): EmulatedSession {
    const session = this.sessions.get(id);
    if (session === undefined) throw missing(id);
    if (session.status === 'open' && session.expiresAt <= now) session.status = 'expired';
    return session;
  }

  expireSession(id: string, now: number): EmulatedSession {
    const session = this.findSession(id, now);
    if (session.status !== 'open') {
      throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
    }
    session.status = 'expired';
    return session;
  }

  /** The customer pays: a card payment succeeds at once, a bank payment is pending. */
  pay(id: string, by: 'card' | 'bank', now: number): EmulatedSession {
    const session = this.findSession(id, now);
    if (session.status !== 'open') throw invalid('This page is not open any more.');
    session.status = 'complete';
    session.paymentStatus = by === 'card' ? 'paid' : 'unpaid';
    const status = by === 'card' ? 'succeeded' : 'processing';
    const method = by === 'card' ? 'card' : 'fpx';
    session.intent = { id: this.#number('pi_'), status, method, refunded: 0 };
    return session;
  }

  /** The bank approves or declines a pending payment. */
  decide(id: string, pays: boolean, now: number): EmulatedSession {
    const session = this.findSession(id, now);
    if (session.intent?.status !== 'processing') throw invalid('No bank is asked.');
    session.intent.status = pays ? 'succeeded' : 'requires_payment_method';
    if (pays) session.paymentStatus = 'paid';
    return session;
  }

  createRefund(parameters: Record<string, FormValue>): EmulatedRefund {
    requireSignedIn(parameters, REFUND_PARAMETERS);
    const intent = requireText(parameters, 'payment_intent', /^pi_/);
    const session = [...this.sessions.values()].find((one) => one.intent?.id === intent);
    if (session?.intent?.status !== 'succeeded') throw missing(intent);
    const rest = session.amount - session.intent.refunded;
    if (rest <= 0) {
      throw invalid('Charge has already been refunded.', { code: 'charge_already_refunded' });
    }
    const amount = Number(textAt(parameters, 'amount') ?? rest);
    if (!Number.isSafeInteger(amount) || amount < 1) throw invalid('Invalid positive integer');
    if (amount > rest) {
      throw invalid(
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`,
      );
    }
    session.intent.refunded += amount;
    const reference = textAt(parameters, 'metadata', 'reference');
    return this.#refund(intent, amount, reference, textAt(parameters, 'metadata', 'refund'));
  }

  /** Staff make a refund in Stripe's dashboard. */
  refundAtDesk(session: EmulatedSession, amount: number): EmulatedRefund {
    if (session.intent === null) throw new Error('Nothing was paid');
    session.intent.refunded += amount;
    return this.#refund(session.intent.id, amount, null);
  }

  #refund(
    intent: string,
    amount: number,
    reference: string | null,
    part: string | null = null,
  ): EmulatedRefund {
    const status = this.refundsBegin;
    const refund = { id: this.#number('re_'), intent, amount, reference, part, status };
    this.refunds.set(refund.id, refund);
    return refund;
  }

  findIntent(id: string): EmulatedSession {
    const session = [...this.sessions.values()].find(({ intent }) => intent?.id === id);
    if (session === undefined) throw missing(id);
    return session;
  }

  /** Returns the refunds of a payment, newest first. */
  refundsOf(intent: string): EmulatedRefund[] {
    return [...this.refunds.values()].filter((one) => one.intent === intent).reverse();
  }

  #number(prefix: string): string {
    this.#numbers += 1;
    return `${prefix}${String(this.#numbers).padStart(24, '0')}`;
  }
}

function amountOf(parameters: Record<string, FormValue>): number {
  const price = ['line_items', '0', 'price_data'] as const;
  if (textAt(parameters, ...price, 'currency') !== 'myr') throw invalid('Invalid currency');
  if (!textAt(parameters, ...price, 'product_data', 'name')) throw invalid('Missing name');
  const each = textAt(parameters, ...price, 'unit_amount') ?? '';
  const count = textAt(parameters, 'line_items', '0', 'quantity') ?? '';
  if (!/^\d+$/.test(each) || !/^\d+$/.test(count)) throw invalid('Invalid integer');
  const amount = Number(each) * Number(count);
  if (amount < 200) {
    throw invalid('The Checkout Session’s total amount must be at least RM2.00', {
      code: 'amount_too_small',
    });
  }
  return amount;
}

function requireSignedIn(
  parameters: Record<string, FormValue>,
  knownNames: ReadonlySet<string>,
): void {
  for (const name of namesOf(parameters)) {
    if (!knownNames.has(name)) {
      throw invalid(`Received unknown parameter: ${name}`, { code: 'parameter_unknown' });
    }
  }
}

function requireText(parameters: Record<string, FormValue>, name: string, form: RegExp): string {
  const text = textAt(parameters, name);
  if (text === null) throw invalid(`Missing required param: ${name}.`, { param: name });
  if (!form.test(text)) throw invalid(`Invalid ${name}: ${text}`, { param: name });
  return text;
}
