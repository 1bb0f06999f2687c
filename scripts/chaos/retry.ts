import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, createSdk, type Sdk } from '@claypot/sdk';

const TIMEOUT = 15_000;
const PAUSE = 50;
/** Time without a response after which a client gives up, in ms; far longer than any start. */
const RETRY_TIMEOUT = 600_000;

/** Returns an API client for the server at this URL. */
export function clientOf(url: string, token?: string): Sdk {
  return createSdk({ baseUrl: `${url}/api`, token: () => token ?? null });
}

/** Returns an API client with a given IP address, as set by a proxy. */
export function clientFrom(url: string, address: string): Sdk {
  return createSdk({
    baseUrl: `${url}/api`,
    token: () => null,
    fetch(request) {
      const there = new Request(request);
      there.headers.set('x-forwarded-for', address);
      return fetch(there);
    },
  });
}

/**
 * Retries until a response arrives. Throws an error that no outage explains, and any error after
 * `GIVES_UP_AFTER`.
 */
export async function retryRequest<Result>(
  ask: (signal: AbortSignal) => Promise<Result>,
  onFailure?: (error: ApiError) => void,
): Promise<Result> {
  const since = performance.now();
  while (true) {
    try {
      return await ask(AbortSignal.timeout(TIMEOUT));
    } catch (error) {
      const isOutage = error instanceof ApiError && error.outcomeUnknown;
      if (!isOutage || performance.now() - since > RETRY_TIMEOUT) throw error;
      onFailure?.(error);
      await wait(PAUSE);
    }
  }
}

/** Error body; `msgCode` is null if a proxy responded instead of the server. */
interface RetryState {
  readonly msgCode: string | null;
}

/** Submits the sandbox's card page. */
export async function decideAt(
  page: string,
  outcome: 'approved' | 'declined' | 'cancelled',
  signal: AbortSignal,
): Promise<void> {
  const body = new URLSearchParams({ outcome });
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual', signal }).catch(
    (cause: unknown) => {
      throw new ApiError({ kind: 'network', cause });
    },
  );
  if (answer.status === 303) return;
  const { status } = answer;
  const { msgCode } = (await answer.json().catch(() => ({ msgCode: null }))) as RetryState;
  throw msgCode === null
    ? new ApiError({ kind: 'malformed', status })
    : new ApiError({ kind: 'rejected', code: msgCode, status });
}
