import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, createSdk, type Sdk } from '@claypot/sdk';

const PATIENCE = 15_000;
const PAUSE = 50;
/** Who waits gives up after so long without an answer, in ms: far longer than any start may take. */
const GIVES_UP_AFTER = 600_000;

/** The product's client on the server at this address. */
export function clientOf(url: string, token?: string): Sdk {
  return createSdk({ baseUrl: `${url}/api`, token: () => token ?? null });
}

/** Asks until an answer comes; a refusal that no outage explains is thrown. */
export async function askAgain<Result>(
  ask: (signal: AbortSignal) => Promise<Result>,
  onFailure?: (error: ApiError) => void,
): Promise<Result> {
  const since = performance.now();
  while (true) {
    try {
      return await ask(AbortSignal.timeout(PATIENCE));
    } catch (error) {
      const isOutage = error instanceof ApiError && error.outcomeUnknown;
      if (!isOutage || performance.now() - since > GIVES_UP_AFTER) throw error;
      onFailure?.(error);
      await wait(PAUSE);
    }
  }
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
  const { msgCode } = (await answer.json()) as { msgCode: string };
  throw new ApiError({ kind: 'refused', code: msgCode, status: answer.status });
}
