import type { NoticeBody } from '../notice.ts';
import { SIGNATURE_HEADER, sign } from '../signature.ts';

/**
 * How notifications travel: once; not at all; twice; or kept until {@link NotificationChannel.release},
 * which sends them late and in the order asked for.
 */
export type Delivery = 'once' | 'lost' | 'twice' | 'held';

export interface ChannelDependencies {
  readonly clock: { now(): Temporal.Instant };
  readonly secret: string;
  /** The address notifications are posted to. */
  readonly url: string;
  /** Takes the request to the server, without a network when both live in one process. */
  readonly deliver: (request: Request) => Promise<Response>;
}

const TRIES = 3;

/** Signs notifications and sends them on, as faithfully as it is told to. */
export class NotificationChannel {
  delivery: Delivery = 'once';
  readonly #dependencies: ChannelDependencies;
  #held: NoticeBody[] = [];
  /** What nobody has taken yet. */
  #untaken: NoticeBody[] = [];

  constructor(dependencies: ChannelDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Resolves when the notification was delivered, lost or put aside. A failed delivery is no error:
   * {@link sendAgain} makes up for it.
   */
  async send(notice: NoticeBody): Promise<void> {
    if (this.delivery === 'lost') return;
    if (this.delivery === 'held') {
      this.#held.push(notice);
      return;
    }
    await this.#post(notice);
    if (this.delivery === 'twice') await this.#post(notice);
  }

  /** Sends what was held, in the order it came or the other way round. */
  async release(order: 'as-sent' | 'reversed' = 'as-sent'): Promise<void> {
    const notices = order === 'as-sent' ? this.#held : this.#held.reverse();
    this.#held = [];
    for (const notice of notices) await this.#post(notice);
  }

  /** Sends again what was not taken, as providers do for hours. */
  async sendAgain(): Promise<void> {
    const notices = this.#untaken;
    this.#untaken = [];
    for (const notice of notices) await this.#post(notice);
  }

  /** Tries a few times until it is taken, and puts aside what is not. */
  async #post(notice: NoticeBody): Promise<void> {
    const { deliver } = this.#dependencies;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await deliver(this.#signed(notice)).catch(() => null);
      if (answer?.ok) return;
    }
    this.#untaken.push(notice);
  }

  #signed(notice: NoticeBody): Request {
    const { clock, secret, url } = this.#dependencies;
    const body = JSON.stringify(notice);
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
