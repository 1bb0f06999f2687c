import { aborted } from '../aborted.ts';
import { type Message, type Sms, SmsRejected, SmsUnavailable } from './sms.ts';

/** How long a gateway may take for one try, in milliseconds: somebody looks at the screen. */
const TIMEOUT = 4000;
/** Tries of one message, each with the same reference. */
const TRIES = 2;

/** What the rest of the server asks: a gateway that answers in time and is asked again. */
export interface SmsWithRetry {
  /** @throws SmsUnavailable where the message could not be sent. */
  send(message: Message): Promise<void>;
  /** Sends while nobody waits, so that nobody can tell whether anything was sent. */
  post(message: Message): void;
  /** Resolves when nothing that was posted is under way any more. */
  settled(): Promise<void>;
}

export interface SmsWithRetryOptions {
  /** Told why a posted message could not be sent. */
  readonly report: (error: unknown) => void;
  /** A signal that aborts after so many milliseconds. */
  readonly timeout?: (milliseconds: number) => AbortSignal;
}

/** Waits for a gateway only so long, and tries again once. */
export function smsWithRetry(
  sms: Sms,
  { report, timeout = AbortSignal.timeout }: SmsWithRetryOptions,
): SmsWithRetry {
  const underWay = new Set<Promise<void>>();

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
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}

function rethrow(error: unknown): never {
  if (error instanceof SmsUnavailable) throw error;
  throw new SmsUnavailable('The gateway gave no answer', { cause: error });
}
