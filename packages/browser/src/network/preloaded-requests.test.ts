import { createSdk } from '@claypot/sdk';
import { afterEach, expect, it, vi } from 'vitest';
import { createFetch, requestKey } from './preloaded-requests.ts';

const OWNER = { customer_id: null, guest_id: 'guest-1' };
const EMPTY = { id: null, items: [] };

afterEach(() => vi.useRealTimers());

/** A page that has preloaded a cart, and the API client of its app. */
function begin() {
  vi.useFakeTimers();
  const fetch = vi.fn(async (_request: Request) =>
    Response.json({ msgCode: 'OK', msg: '', data: EMPTY }),
  );
  const view = { fetch, location: { origin: 'http://demo.localhost', pathname: '/home' } };
  const page = view as unknown as typeof globalThis;
  const request = new Request('http://demo.localhost/api/cart/load', {
    method: 'POST',
    headers: { 'Accept-Language': 'en', 'Content-Type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  page.preloadedRequests = new Map([[requestKey(request, JSON.stringify(OWNER)), fetch(request)]]);
  const sdk = createSdk({
    baseUrl: 'http://demo.localhost/api',
    language: () => 'en',
    fetch: createFetch(page),
  });
  return { fetch, sdk, view };
}

it('returns the preloaded response once', async () => {
  const { fetch, sdk } = begin();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(await sdk.cartLoad({ body: OWNER })).toEqual(EMPTY);
  expect(fetch).toHaveBeenCalledTimes(1);
  await sdk.cartLoad({ body: OWNER });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('sends a request with another body', async () => {
  const { fetch, sdk } = begin();
  await sdk.cartLoad({ body: { ...OWNER, guest_id: 'guest-2' } });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('drops a response that is not used soon', async () => {
  const { fetch, sdk } = begin();
  vi.advanceTimersByTime(10_000);
  await sdk.cartLoad({ body: OWNER });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('drops responses when the page changes, because they may be stale', async () => {
  const { fetch, sdk, view } = begin();
  view.location.pathname = '/myBooking';
  await sdk.cartLoad({ body: OWNER });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('rejects when the signal of the request aborts', async () => {
  const { sdk } = begin();
  const abortedSignal = AbortSignal.abort();
  await expect(sdk.cartLoad({ body: OWNER }, { signal: abortedSignal })).rejects.toMatchObject({
    kind: 'aborted',
  });
});
