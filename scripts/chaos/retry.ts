import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, createSdk, type Sdk } from '@claypot/sdk';

const TIMEOUT = 15_000;
const PAUSE = 50;
/** Who waits gives up after so long without an answer, in ms: far longer than any start may take. */
const GIVES_UP_AFTER = 600_000;

/** The product's client on the server at this address. */
export function clientOf(url: string, token?: string): Sdk {
  return createSdk({ baseUrl: `${url}/api`, token: () => token ?? null });
}

/** The client of somebody at this address, as a proxy in front tells it. */
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

/** Asks until an answer comes; a refusal that no outage explains is thrown. */
export async function askAgain<Result>(
  ask: (signal: AbortSignal) => Promise<Result>,
  onFailure?: (error: ApiError) => void,
): Promise<Result> {
  const since = performance.now();
  while (true) {
    try {
      return await ask(AbortSignal.timeout(TIMEOUT));
    } catch (error) {
      const isOutage = error instanceof ApiError && error.outcomeUnknown;
      if (!isOutage || performance.now() - since > GIVES_UP_AFTER) throw error;
      onFailure?.(error);
      await wait(PAUSE);
    }
  }
}

/** Of a refusal; null where a proxy answered in the server's place. */
interface Told {
  readonly msgCode: string | null;
}

/** Decides on the sandbox's card page. */
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
  const { msgCode } = (await answer.json().catch(() => ({ msgCode: null }))) as Told;
  throw msgCode === null
    ? new ApiError({ kind: 'malformed', status })
    : new ApiError({ kind: 'rejected', code: msgCode, status });
}
