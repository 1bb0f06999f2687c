import { type Message, type Sms, SmsRejected, SmsUnavailable } from './sms.ts';

export interface HttpSmsOptions {
  /** Where messages are posted to. */
  readonly url: string;
  /** Proves to the gateway who sends. */
  readonly token: string;
  readonly fetch?: typeof fetch;
}

/** The message itself is wrong: the same one gets the same answer. */
const REJECTED_STATUSES: ReadonlySet<number> = new Set([400, 413, 422]);

/**
 * A gateway that takes `POST {"to", "text", "reference"}` as JSON, with a bearer token and the
 * reference as `Idempotency-Key`. Any 2xx is a yes; 400, 413 and 422 are final, and anything else is
 * tried again.
 */
export class HttpSms implements Sms {
  readonly #options: HttpSmsOptions;

  constructor(options: HttpSmsOptions) {
    this.#options = options;
  }

  async send({ to, text, reference }: Message, signal: AbortSignal): Promise<void> {
    const { url, token, fetch: ask = fetch } = this.#options;
    const answer = await ask(url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': reference,
      },
      body: JSON.stringify({ to, text, reference }),
      // The message is for one host only, wherever that would send it.
      redirect: 'error',
      signal,
    });
    await answer.body?.cancel();
    const said = `The gateway answered ${answer.status}`;
    if (REJECTED_STATUSES.has(answer.status)) throw new SmsRejected(said);
    if (!answer.ok) throw new SmsUnavailable(said);
  }
}
