import { describe, expect, test, vi } from 'vitest';
import { createSdk, type SdkOptions } from './sdk.ts';
import { failure, guest } from './testing.ts';

function sdkWithFetch(fetch: NonNullable<SdkOptions['fetch']>, timeout?: number) {
  return createSdk({
    baseUrl: 'https://demo.example/api',
    fetch,
    ...(timeout !== undefined && { timeout }),
  });
}

/** A server that never answers. */
function untilAborted({ signal }: Request): Promise<Response> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

describe('no answer', () => {
  test('is a network failure with its cause, and is not tried again', async () => {
    const cause = new TypeError('Failed to fetch');
    const fetch = vi.fn(() => Promise.reject(cause));
    const error = await failure(sdkWithFetch(fetch).cartLoad({ body: guest }));
    expect(error).toMatchObject({ kind: 'network', code: 'ERROR', status: null, cause });
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('of a device without a connection was not sent, and is tried all the same', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const sdk = createSdk({ baseUrl: 'https://demo.example/api', fetch, isOnline: () => false });
    const error = await failure(sdk.cartLoad({ body: guest }));
    expect(error).toMatchObject({ kind: 'unsent', code: 'OFFLINE', outcomeUnknown: false });
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('in time is a lost reply, also where the device knows of no connection', async () => {
    const call = createSdk({
      baseUrl: 'https://demo.example/api',
      fetch: untilAborted,
      isOnline: () => false,
      timeout: 0,
    }).cartLoad({ body: guest });
    expect(await failure(call)).toMatchObject({ kind: 'network', outcomeUnknown: true });
  });

  test('within the time limit is a network failure', async () => {
    const call = sdkWithFetch(untilAborted, 0).cartLoad({ body: guest });
    expect(await failure(call)).toMatchObject({ kind: 'network', outcomeUnknown: true });
  });

  test('because its body broke off is a network failure', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new Error('reset')),
    });
    const call = sdkWithFetch(async () => new Response(broken)).cartLoad({ body: guest });
    expect(await failure(call)).toMatchObject({ kind: 'network' });
  });

  test('because the caller gave up is told apart', async () => {
    const controller = new AbortController();
    const call = sdkWithFetch(untilAborted).cartLoad(
      { body: guest },
      { signal: controller.signal },
    );
    controller.abort();
    expect(await failure(call)).toMatchObject({ kind: 'aborted' });
  });

  test('because the caller had given up before', async () => {
    const fetch = vi.fn(untilAborted);
    const call = sdkWithFetch(fetch).cartLoad({ body: guest }, { signal: AbortSignal.abort() });
    expect(await failure(call)).toMatchObject({ kind: 'aborted' });
  });
});
