/** A text message. */
export interface Message {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** Ours. A message that is sent again carries the same one, and arrives once. */
  readonly reference: string;
}

/**
 * A gateway for text messages. To put a real one in the sandbox's place: name it in `SMS_URL` if it
 * takes what `HttpSms` posts, else implement this over its API with `reference` as its idempotency
 * key. It need not watch the time nor try again: see `smsWithRetry`.
 *
 * @throws SmsUnavailable where the gateway did not take the message.
 */
export interface Sms {
  send(message: Message, signal: AbortSignal): Promise<void>;
}

/** The gateway cannot be reached, did not answer in time, or did not take the message. */
export class SmsUnavailable extends Error {
  override readonly name: string = 'SmsUnavailable';
}

/** The number takes no message, now or later: it is not sent again. */
export class SmsRejected extends SmsUnavailable {
  override readonly name = 'SmsRejected';
}
