import { aborted } from '../aborted.ts';
import { type Message, type Sms, SmsRejected, SmsUnavailable } from './sms.ts';

/** Timeout of one attempt, in ms. A customer waits for the code. */
const TIMEOUT = 4000;
/** Maximum attempts per message, all with the same reference. */
const TRIES = 2;

/** SMS gateway for the rest of the server, with timeout and retry. */
export interface SmsWithRetry {
  /**
   * @throws SmsUnavailable if the message could not be sent; its subclass SmsRejected if that is
   * permanent.
   */
  send(message: Message): Promise<void>;
  /**
   * Sends in the background, so that the response time does not reveal whether a message was sent.
   */
  post(message: Message): void;
  /** Resolves when every message posted so far is sent or has failed. */
  settled(): Promise<void>;
}

export interface SmsWithRetryOptions {
  /** Called with the error of a posted message. */
  readonly report: (error: unknown) => void;
  /** Returns a signal that aborts after the given number of ms. */
  readonly timeout?: (milliseconds: number) => AbortSignal;
}

/** Wraps a gateway with a timeout and one retry. A permanently rejected message is not retried. */
export function smsWithRetry(
  sms: Sms,
  { report, timeout = AbortSignal.timeout }: SmsWithRetryOptions,
): SmsWithRetry {
  const pending = new Set<Promise<void>>();

  async function trySend(message: Message): Promise<void> {
    const signal = timeout(TIMEOUT);
    await Promise.race([sms.send(message, signal), aborted(signal)]).catch(rethrow);
  }

  async function send(message: Message, tries: number = TRIES): Promise<void> {
    try {
      await trySend(message);
    } catch (error) {
      if (tries <= 1 || error instanceof SmsRejected) throw error;
      await send(message, tries - 1);
    }
  }

  return {
    send: (message) => send(message),
    post(message) {
      const sending = send(message)
        .catch(report)
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },
    async settled() {
      await Promise.all(pending);
    },
  };
}

function rethrow(error: unknown): never {
  if (error instanceof SmsUnavailable) throw error;
  throw new SmsUnavailable('The SMS gateway did not respond', { cause: error });
}
