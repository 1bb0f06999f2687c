import { SIGNATURE_HEADER, sign } from '../signature.ts';
import type { WebhookBody } from '../webhook.ts';

/** Delivery of webhooks: once, never, twice, or stored until {@link WebhookSender.release}. */
export type Delivery = 'once' | 'lost' | 'twice' | 'delayed';

export interface WebhookSenderDependencies {
  readonly clock: { now(): Temporal.Instant };
  readonly secret: string;
  /** URL that webhooks are posted to. */
  readonly url: string;
  /** Sends the request to the server, without a network if both run in one process. */
  readonly deliver: (request: Request) => Promise<Response>;
}

const TRIES = 3;

/** Signs webhooks and sends them in the configured way. */
export class WebhookSender {
  delivery: Delivery = 'once';
  readonly #dependencies: WebhookSenderDependencies;
  #delayed: WebhookBody[] = [];
  /** Webhooks that were not received. */
  #untaken: WebhookBody[] = [];

  constructor(dependencies: WebhookSenderDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Resolves when the webhook was delivered, lost or delayed. Returns false if the delivery failed;
   * {@link resendUnacknowledged} repeats it, unless the server restarts meanwhile.
   */
  async send(webhook: WebhookBody): Promise<boolean> {
    if (this.delivery === 'lost') return true;
    if (this.delivery === 'delayed') {
      this.#delayed.push(webhook);
      return true;
    }
    const isReceived = await this.#post(webhook);
    if (this.delivery === 'twice') await this.#post(webhook);
    return isReceived;
  }

  /** Sends the delayed webhooks, in original or reversed order. */
  async release(order: 'as-sent' | 'reversed' = 'as-sent'): Promise<void> {
    const webhooks = order === 'as-sent' ? this.#delayed : this.#delayed.reverse();
    this.#delayed = [];
    for (const webhook of webhooks) await this.#post(webhook);
  }

  /** Resends the webhooks that were not received, as providers do for hours. */
  async resendUnacknowledged(): Promise<void> {
    const webhooks = this.#untaken;
    this.#untaken = [];
    for (const webhook of webhooks) await this.#post(webhook);
  }

  /** Tries a few times and stores the webhook if every attempt fails. */
  async #post(webhook: WebhookBody): Promise<boolean> {
    const { deliver } = this.#dependencies;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await deliver(this.#signed(webhook)).catch(() => null);
      if (answer?.ok) return true;
    }
    this.#untaken.push(webhook);
    return false;
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
