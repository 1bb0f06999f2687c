import { expect, it, vi } from 'vitest';
import { createLazySdk } from './lazy-sdk.ts';
import { createSdk } from './sdk.ts';

const baseUrl = 'http://demo.localhost/api';
const body = { customer_id: null, guest_id: 'guest-1' };

it('sends and returns the same as createSdk', async () => {
  const fetch = vi.fn(async (_request: Request) =>
    Response.json({ msgCode: 'OK', msg: '', data: { id: null, total_price: '12.90' } }),
  );
  const answers = await Promise.all(
    [createSdk, createLazySdk].map((create) => create({ baseUrl, fetch }).cartLoad({ body })),
  );
  expect(answers[1]).toEqual(answers[0]);
  const [first, second] = fetch.mock.calls.map(([request]) => request);
  expect(second?.url).toBe(first?.url);
  expect(await second?.text()).toBe(await first?.text());
});

it('passes on errors and the signal', async () => {
  const fetch = async ({ signal }: Request) => {
    signal.throwIfAborted();
    return Response.json({ msgCode: 'NOT_FOUND', msg: '' }, { status: 404 });
  };
  const sdk = createLazySdk({ baseUrl, fetch });
  await expect(sdk.cartLoad({ body })).rejects.toMatchObject({ kind: 'rejected', status: 404 });
  const signal = AbortSignal.abort();
  await expect(sdk.cartLoad({ body }, { signal })).rejects.toMatchObject({ kind: 'aborted' });
});

it('uses the token of the time of the call', async () => {
  const bearers: (string | null)[] = [];
  const rejectedTokens: (string | null)[] = [];
  let token: string | null = 'member';
  const sdk = createLazySdk({
    baseUrl,
    fetch: async ({ headers }) => {
      bearers.push(headers.get('Authorization'));
      return Response.json({ msgCode: 'SESSION_EXPIRED', msg: '' }, { status: 401 });
    },
    token: () => token,
    onUnauthorized: (rejectedToken) => rejectedTokens.push(rejectedToken),
  });
  const leaving = sdk.authLogout({});
  token = null;
  await expect(leaving).rejects.toMatchObject({ kind: 'unauthorized' });
  await expect(sdk.cartLoad({ body })).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(bearers).toEqual(['Bearer member', null]);
  expect(rejectedTokens).toEqual(['member', null]);
});
