import { SIGNATURE_HEADER, sign } from '../signature.ts';
import type { WebhookBody } from '../webhook.ts';

/**
 * How webhooks travel: once; not at all; twice; or kept until {@link WebhookSender.release},
 * which sends them late and in the order asked for.
 */
export type Delivery = 'once' | 'lost' | 'twice' | 'delayed';

export interface WebhookSenderDependencies {
  readonly clock: { now(): Temporal.Instant };
  readonly secret: string;
  /** The address webhooks are posted to. */
  readonly url: string;
  /** Takes the request to the server, without a network when both live in one process. */
  readonly deliver: (request: Request) => Promise<Response>;
}

const TRIES = 3;

/** Signs webhooks and sends them on, as faithfully as it is told to. */
export class WebhookSender {
  delivery: Delivery = 'once';
  readonly #dependencies: WebhookSenderDependencies;
  #delayed: WebhookBody[] = [];
  /** What nobody has taken yet. */
  #untaken: WebhookBody[] = [];

  constructor(dependencies: WebhookSenderDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Resolves when the webhook was delivered, lost or put aside. A failed delivery is no error:
   * {@link sendAgain} makes up for it.
   */
  async send(webhook: WebhookBody): Promise<void> {
    if (this.delivery === 'lost') return;
    if (this.delivery === 'delayed') {
      this.#delayed.push(webhook);
      return;
    }
    await this.#post(webhook);
    if (this.delivery === 'twice') await this.#post(webhook);
  }

  /** Sends what was put aside, in the order it came or the other way round. */
  async release(order: 'as-sent' | 'reversed' = 'as-sent'): Promise<void> {
    const webhooks = order === 'as-sent' ? this.#delayed : this.#delayed.reverse();
    this.#delayed = [];
    for (const webhook of webhooks) await this.#post(webhook);
  }

  /** Sends again what was not taken, as providers do for hours. */
  async sendAgain(): Promise<void> {
    const webhooks = this.#untaken;
    this.#untaken = [];
    for (const webhook of webhooks) await this.#post(webhook);
  }

  /** Tries a few times until it is taken, and puts aside what is not. */
  async #post(webhook: WebhookBody): Promise<void> {
    const { deliver } = this.#dependencies;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await deliver(this.#signed(webhook)).catch(() => null);
      if (answer?.ok) return;
    }
    this.#untaken.push(webhook);
  }

  #signed(webhook: WebhookBody): Request {
    const { clock, secret, url } = this.#dependencies;
    const body = JSON.stringify(webhook);
    return new Request(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [SIGNATURE_HEADER]: sign(secret, clock.now(), body),
      },
      body,
    });
  }
}
