import { cents } from '@claypot/sdk';
import type { Db } from '../../../platform/db/db.ts';
import type { RandomSource } from '../../../shared/random.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import {
  type PaymentEnd,
  type PaymentMethod,
  type Payments,
  PaymentsUnavailable,
  type ProviderPayment,
  type Refund,
  type VoidAnswer,
} from '../payments.ts';
import {
  endSession,
  findSession,
  openSession,
  refundSession,
  type SandboxSession,
} from './sessions.ts';
import { WebhookSender } from './webhooks.ts';

export interface SandboxOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Pick<RandomSource, 'token'>;
  /** The secret shared with whoever takes the notifications. */
  readonly secret: string;
  /** The path its pages are mounted at, such as `/sandbox`. */
  readonly prefix: string;
  /** Where notifications are posted to. */
  readonly notifyUrl: string;
  /** Takes a notification to the server. */
  readonly deliver: (request: Request) => Promise<Response>;
}

/** The name the sandbox's payments are stored under. */
export const SANDBOX = 'sandbox';

/**
 * A card provider that moves no money: its customers choose how a payment ends. It keeps books of
 * its own and reports by signed notification, and can be told to misbehave as real ones do.
 */
export class Sandbox implements Payments {
  readonly provider = SANDBOX;
  readonly method = 'card';
  /** Told to collect nothing smaller, as real ones do. */
  least = cents(1);
  /** Told to lose, repeat or hold back what it reports. */
  readonly notifications: WebhookSender;
  /** Told to answer nothing at all. */
  isDown = false;
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

  async methodOf(): Promise<PaymentMethod> {
    return this.method;
  }

  find(token: string): Promise<SandboxSession | null> {
    return findSession(this.#options.db, token);
  }

  /**
   * The customer's decision. The first one counts; deciding again only reports the first one again,
   * which helps where its notification was lost. Null for an unknown token.
   */
  async decide(token: string, outcome: PaymentEnd): Promise<SandboxSession | null> {
    const session = await endSession(this.#options.db, { token }, outcome);
    if (session === null || !isEnd(session.state)) return session;
    await this.notifications.send({
      event_id: `${session.reference}:${session.state}`,
      reference: session.reference,
      outcome: session.state,
      amount: session.amount,
      occurred_at: this.#options.clock.now().toString(),
    });
    return session;
  }

  #requireUp(): void {
    if (this.isDown) throw new PaymentsUnavailable('The sandbox was told to be down');
  }
}

function isEnd(state: SandboxSession['state']): state is PaymentEnd {
  return state !== 'open' && state !== 'voided' && state !== 'refunded';
}
