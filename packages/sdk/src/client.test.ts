import { describe, expect, test, vi } from 'vitest';
import { createSdk } from './sdk.ts';
import { failure, guest } from './testing.ts';
import type { SdkOptions } from './typed-client.ts';

function sdkWithFetch(fetch: NonNullable<SdkOptions['fetch']>, timeout?: number) {
  return createSdk({
    baseUrl: 'https://demo.example/api',
    fetch,
    ...(timeout !== undefined && { timeout }),
  });
}

/** Simulates a server that never responds. */
function untilAborted({ signal }: Request): Promise<Response> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

describe('createClient without a response', () => {
  test('rejects as a network error with its cause, without a retry', async () => {
    const cause = new TypeError('Failed to fetch');
    const fetch = vi.fn(() => Promise.reject(cause));
    const error = await failure(sdkWithFetch(fetch).cartLoad({ body: guest }));
    expect(error).toMatchObject({ kind: 'network', code: 'ERROR', status: null, cause });
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('sends the request without a connection, and rejects it as unsent', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const sdk = createSdk({ baseUrl: 'https://demo.example/api', fetch, isOnline: () => false });
    const error = await failure(sdk.cartLoad({ body: guest }));
    expect(error).toMatchObject({ kind: 'unsent', code: 'OFFLINE', outcomeUnknown: false });
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('rejects a timeout as a lost reply, even without a connection', async () => {
    const call = createSdk({
      baseUrl: 'https://demo.example/api',
      fetch: untilAborted,
      isOnline: () => false,
      timeout: 0,
    }).cartLoad({ body: guest });
    expect(await failure(call)).toMatchObject({ kind: 'network', outcomeUnknown: true });
  });

  test('rejects a timeout as a network error', async () => {
    const call = sdkWithFetch(untilAborted, 0).cartLoad({ body: guest });
    expect(await failure(call)).toMatchObject({ kind: 'network', outcomeUnknown: true });
  });

  test('rejects an interrupted body as a network error', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new Error('reset')),
    });
    const call = sdkWithFetch(async () => new Response(broken)).cartLoad({ body: guest });
    expect(await failure(call)).toMatchObject({ kind: 'network' });
  });

  test('rejects as aborted when the caller aborts', async () => {
    const controller = new AbortController();
    const call = sdkWithFetch(untilAborted).cartLoad(
      { body: guest },
      { signal: controller.signal },
    );
    controller.abort();
    expect(await failure(call)).toMatchObject({ kind: 'aborted' });
  });

  test('rejects as aborted when the signal was aborted before', async () => {
    const fetch = vi.fn(untilAborted);
    const call = sdkWithFetch(fetch).cartLoad({ body: guest }, { signal: AbortSignal.abort() });
    expect(await failure(call)).toMatchObject({ kind: 'aborted' });
  });
});
