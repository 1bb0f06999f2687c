import { type Message, type Sms, SmsRejected, SmsUnavailable } from './sms.ts';

export interface HttpSmsOptions {
  readonly url: string;
  /** Bearer token. */
  readonly token: string;
  readonly fetch?: typeof fetch;
}

/** Statuses of an invalid message, which a retry cannot fix. */
const REJECTED_STATUSES: ReadonlySet<number> = new Set([400, 413, 422]);

/**
 * Gateway that accepts `POST {"to", "text", "reference"}` as JSON, with a bearer token and the
 * reference as `Idempotency-Key`. 2xx is success; 400, 413 and 422 are final; any other status is
 * retried.
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
      // The message must not reach another host through a redirect.
      redirect: 'error',
      signal,
    });
    await answer.body?.cancel();
    const reason = `The SMS gateway returned ${answer.status}`;
    if (REJECTED_STATUSES.has(answer.status)) throw new SmsRejected(reason);
    if (!answer.ok) throw new SmsUnavailable(reason);
  }
}
