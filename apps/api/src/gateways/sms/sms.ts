export interface Message {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** Our idempotency key: a repeated message with the same reference arrives once. */
  readonly reference: string;
}

/**
 * An SMS gateway. To add one, set `SMS_URL` if it accepts the requests of `HttpSms`. Otherwise
 * implement this over its API with `reference` as idempotency key. `smsWithRetry` handles timeouts
 * and retries.
 *
 * @throws SmsUnavailable if the gateway did not accept the message.
 */
export interface Sms {
  send(message: Message, signal: AbortSignal): Promise<void>;
}

/** The gateway is unreachable, timed out or did not accept the message. */
export class SmsUnavailable extends Error {
  override readonly name: string = 'SmsUnavailable';
}

/**
 * The gateway rejects the message permanently, for example because of its number; it is not
 * retried.
 */
export class SmsRejected extends SmsUnavailable {
  override readonly name = 'SmsRejected';
}
