import * as v from 'valibot';
import type { Clock } from '../../../shared/time/clock.ts';
import { type Message, type Sms, SmsRejected, SmsUnavailable } from '../sms.ts';

/** Credentials of a Twilio account. */
export interface TwilioKeys {
  /** `AC…` */
  readonly accountSid: string;
  readonly authToken: string;
  /** A messaging service (`MG…`), a number in E.164, or a registered sender name. */
  readonly from: string;
  /** Without a trailing slash. */
  readonly url: string;
}

export interface TwilioOptions extends TwilioKeys {
  readonly clock: Clock;
}

/** Number of recent messages searched for one with a lost response. */
const NEWEST = 20;
/** Maximum number of remembered references with an unknown result. */
const MAX_LOST = 1000;
/** Margin for clock differences. */
const SPARE = { seconds: 60 };

const acceptedMessage = v.object({ sid: v.string() });
const rejected = v.object({ code: v.number() });
const list = v.object({
  messages: v.array(v.object({ body: v.string(), date_created: v.string(), status: v.string() })),
});

/** Permanent errors of the recipient's number; a retry is useless. */
const REFUSED: Readonly<Record<number, string>> = {
  21211: 'is no number',
  21610: 'takes no messages of ours any more',
  21612: 'cannot be reached from the sender',
  21614: 'is no mobile number',
  21635: 'is a landline',
};

/** Messages for the operator by Twilio's error code. */
const SENTENCES: Readonly<Record<number, string>> = {
  20003: 'Twilio rejected the credentials: set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN',
  20429: 'Twilio is asked too much at once',
  21408: 'Twilio may not send to Malaysia: allow it in its console',
  21606: 'Twilio does not send from TWILIO_FROM',
  21659: 'Twilio does not send from TWILIO_FROM',
  21705: 'Twilio does not know the messaging service: set TWILIO_FROM to an existing one',
  30001: 'Twilio’s queue is full',
  30002: 'Twilio has suspended the account',
};

/**
 * SMS over Twilio's API. It has no idempotency keys, so after a lost response the recent messages
 * to that number are searched before a retry.
 */
export class TwilioSms implements Sms {
  readonly #options: TwilioOptions;
  /** References of attempts without a known result, and the time of their first attempt. */
  readonly #lost = new Map<string, Temporal.Instant>();

  constructor(options: TwilioOptions) {
    this.#options = options;
  }

  async send(message: Message, signal: AbortSignal): Promise<void> {
    const { reference } = message;
    const since = this.#lost.get(reference);
    if (since !== undefined && (await this.#wasTaken(message, since, signal))) {
      this.#lost.delete(reference);
      return;
    }
    this.#remember(reference);
    const answer = await this.#ask('POST', this.#form(message), signal);
    // Below 500 the result is known. After a 5xx error Twilio may have sent the message.
    if (answer.status < 500) this.#lost.delete(reference);
    if (answer.status === 201 && v.is(acceptedMessage, answer.body)) return;
    throw failureOf(answer, message.to);
  }

  #form({ to, text }: Message): URLSearchParams {
    const { from } = this.#options;
    const sender = /^MG[0-9a-f]{32}$/.test(from) ? 'MessagingServiceSid' : 'From';
    return new URLSearchParams({ To: to, [sender]: from, Body: text });
  }

  async #wasTaken(message: Message, since: Temporal.Instant, signal: AbortSignal) {
    const query = new URLSearchParams({ To: message.to, PageSize: String(NEWEST) });
    const answer = await this.#ask('GET', query, signal);
    if (answer.status !== 200 || !v.is(list, answer.body)) throw failureOf(answer, message.to);
    const from = since.subtract(SPARE).epochMilliseconds;
    return answer.body.messages.some(
      ({ body, date_created, status }) =>
        body === message.text && Date.parse(date_created) >= from && status !== 'failed',
    );
  }

  async #ask(method: 'GET' | 'POST', fields: URLSearchParams, signal: AbortSignal) {
    const { accountSid, authToken, url } = this.#options;
    const path = `/2010-04-01/Accounts/${accountSid}/Messages.json`;
    const proof = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
    const isPost = method === 'POST';
    const response = await fetch(`${url}${path}${isPost ? '' : `?${fields}`}`, {
      method,
      headers: { Authorization: `Basic ${proof}`, Accept: 'application/json' },
      ...(isPost && { body: fields }),
      // The message must not reach another host through a redirect.
      redirect: 'error',
      signal,
    });
    const body: unknown = await response.json().catch(() => null);
    return { status: response.status, body };
  }

  #remember(reference: string): void {
    if (this.#lost.has(reference)) return;
    this.#lost.set(reference, this.#options.clock.now());
    const [oldest] = this.#lost.keys();
    if (this.#lost.size > MAX_LOST && oldest !== undefined) this.#lost.delete(oldest);
  }
}

function failureOf(
  { status, body }: { status: number; body: unknown },
  to: string,
): SmsUnavailable {
  const code = v.is(rejected, body) ? body.code : 0;
  const why = REFUSED[code];
  // Log only the last digits of the phone number.
  if (why !== undefined)
    return new SmsRejected(`The number …${to.slice(-3)} ${why} (Twilio ${code})`);
  return new SmsUnavailable(SENTENCES[code] ?? `Twilio returned ${status} ${code}`);
}
