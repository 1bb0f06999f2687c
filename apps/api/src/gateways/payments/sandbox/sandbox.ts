import { cents } from '@claypot/sdk';
import type { Db } from '../../../platform/db/db.ts';
import type { RandomSource } from '../../../shared/random.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import {
  type PartRefund,
  type PaymentEnd,
  type PaymentMethod,
  type Payments,
  PaymentsUnavailable,
  type ProviderPayment,
  type Refund,
  type RefundPart,
  type VoidAnswer,
} from '../payments.ts';
import {
  endSession,
  findSession,
  openSession,
  refundPartOfSession,
  refundSession,
  type SandboxSession,
} from './sessions.ts';
import { WebhookSender } from './webhooks.ts';

export interface SandboxOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Pick<RandomSource, 'token'>;
  /** Secret shared with the receiver of the notifications. */
  readonly secret: string;
  /** Path that the pages are mounted on, such as `/sandbox`. */
  readonly prefix: string;
  readonly notifyUrl: string;
  /** Sends a notification to the server. */
  readonly deliver: (request: Request) => Promise<Response>;
}

/** Provider name stored with the sandbox's payments. */
export const SANDBOX = 'sandbox';

/**
 * Simulated card provider: the customer chooses the outcome of a payment. It stores its own
 * sessions, reports by signed notification and can simulate failures.
 */
export class Sandbox implements Payments {
  readonly provider = SANDBOX;
  readonly method = 'card';
  /** Settable minimum amount; real providers have one. */
  least = cents(1);
  /** Its `delivery` can be set to lose, repeat or delay notifications. */
  readonly notifications: WebhookSender;
  /** Set to true to make every request fail. */
  isDown = false;
  /** Set to true to make each refund of a part succeed without a reply. */
  losesReplies = false;
  /** State of new refunds of a part. */
  refundsBegin: Refund['state'] = 'refunded';
  readonly #options: SandboxOptions;

  constructor(options: SandboxOptions) {
    this.#options = options;
    const { clock, secret, notifyUrl, deliver } = options;
    this.notifications = new WebhookSender({ clock, secret, url: notifyUrl, deliver });
  }

  async createSession(request: Parameters<Payments['createSession']>[0]) {
    this.#requireUp();
    const { db, clock, random, prefix } = this.#options;
    const session = await openSession(db, random.token(), request, clock.now());
    return { paymentUrl: `${prefix}/pay/${session.token}`, sessionId: null };
  }

  async void({ reference }: ProviderPayment): Promise<VoidAnswer> {
    this.#requireUp();
    const session = await endSession(this.#options.db, { reference }, 'voided');
    return session?.state === 'approved' ? 'approved' : 'voided';
  }

  async refund({ reference }: ProviderPayment): Promise<Refund> {
    this.#requireUp();
    await refundSession(this.#options.db, reference);
    return { id: `refund-of-${reference}`, state: 'refunded' };
  }

  async refundPart({ reference }: ProviderPayment, part: RefundPart): Promise<PartRefund> {
    this.#requireUp();
    const { db, clock } = this.#options;
    const state = await db.transaction((tx) =>
      refundPartOfSession(tx, reference, part, this.refundsBegin, clock.now()),
    );
    if (this.losesReplies) throw new PaymentsUnavailable('The sandbox simulates a lost reply');
    return { id: `refund-${part.key}`, state };
  }

  async methodOf(): Promise<PaymentMethod> {
    return this.method;
  }

  find(token: string): Promise<SandboxSession | null> {
    return findSession(this.#options.db, token);
  }

  /**
   * Applies the customer's decision. Only the first one counts; a repeated call resends the
   * notification of the first, in case it was lost. A voided or refunded session stays unchanged
   * and sends none. Returns null for an unknown token.
   *
   * @throws PaymentsUnavailable if the server does not accept the notification; a retry is safe.
   */
  async decide(token: string, outcome: PaymentEnd): Promise<SandboxSession | null> {
    const session = await endSession(this.#options.db, { token }, outcome);
    if (session === null || !isEnd(session.state)) return session;
    const isReceived = await this.notifications.send({
      event_id: `${session.reference}:${session.state}`,
      reference: session.reference,
      outcome: session.state,
      amount: session.amount,
      occurred_at: this.#options.clock.now().toString(),
    });
    // A restart would lose the notification, so the customer's browser must not go on.
    if (!isReceived) throw new PaymentsUnavailable('The server did not accept the notification');
    return session;
  }

  #requireUp(): void {
    if (this.isDown) throw new PaymentsUnavailable('The sandbox simulates an outage');
  }
}

function isEnd(state: SandboxSession['state']): state is PaymentEnd {
  return state !== 'open' && state !== 'voided' && state !== 'refunded';
}
