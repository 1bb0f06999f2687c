import { describe, expect, test } from 'vitest';
import type { OperationInput } from '../generated/counter/types.ts';
import { type Cents, cents } from '../money.ts';
import { envelope, failure } from '../testing.ts';
import { type CounterSdkOptions, createCounterSdk } from './sdk.ts';

const KEY = { 'Idempotency-Key': 'press-0123456789abcdef' };
const ACCEPT = { step: 'accept', from: 'PENDING', ready_in_minutes: 25, rider: null } as const;
const REJECT: OperationInput<'rejectOrder'>['body'] = {
  from: 'PREPARING',
  reason: 'CLOSED',
  text: null,
  sold_out_line_ids: [],
};

/**
 * Creates a client of a server that returns this response to every request. Also returns the
 * received requests.
 */
function counterAnswering(body: unknown, status = 200, options: Partial<CounterSdkOptions> = {}) {
  const requests: Request[] = [];
  const sdk = createCounterSdk({
    baseUrl: 'https://demo.example/api',
    fetch: async (request) => {
      requests.push(request);
      return Response.json(body, { status });
    },
    ...options,
  });
  return { sdk, requests };
}

describe('request', () => {
  test.each([
    ['reads', (sdk: ReturnType<typeof createCounterSdk>) => sdk.session({})],
    [
      'changes something',
      (sdk: ReturnType<typeof createCounterSdk>) =>
        sdk.takeStep({ path: { id: 'order-1' }, headers: KEY, body: ACCEPT }),
    ],
  ])('carries the counter’s header when it %s', async (_, call) => {
    const { sdk, requests } = counterAnswering(envelope({}));
    await call(sdk);
    expect(requests[0]?.headers.get('X-Claypot-Counter')).toBe('1');
  });

  test('that may be large does not outlive its page, because browsers limit its size', async () => {
    const { sdk, requests } = counterAnswering(envelope({}));
    await sdk.uploadPicture({ body: { picture: new Blob(['pixels']) } });
    await sdk.takeStep({ path: { id: 'order-1' }, headers: KEY, body: ACCEPT });
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([false, true]);
  });

  test('has no bearer token, and sends cookies to its own origin only', async () => {
    const { sdk, requests } = counterAnswering(envelope({}));
    await sdk.session({});
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
    expect(requests[0]?.credentials).toBe('same-origin');
  });

  test('carries the caller’s key and approval next to the counter’s header', async () => {
    const { sdk, requests } = counterAnswering(envelope({}));
    await sdk.rejectOrder({
      path: { id: 'order-1' },
      headers: { ...KEY, 'Counter-Approval': 'approval-token' },
      body: REJECT,
    });
    const headers = requests[0]?.headers;
    expect(headers?.get('Idempotency-Key')).toBe(KEY['Idempotency-Key']);
    expect(headers?.get('Counter-Approval')).toBe('approval-token');
    expect(headers?.get('X-Claypot-Counter')).toBe('1');
  });

  test('uses the operation’s path, method and body of the contract', async () => {
    const { sdk, requests } = counterAnswering(envelope({}));
    await sdk.takeStep({ path: { id: 'order-1' }, headers: KEY, body: ACCEPT });
    expect(requests[0]?.method).toBe('POST');
    expect(requests[0]?.url).toBe('https://demo.example/api/counter/order/step/order-1');
    expect(await requests[0]?.json()).toEqual(ACCEPT);
  });

  test('outlives the page only when it changes something', async () => {
    const { sdk, requests } = counterAnswering(envelope({}));
    await sdk.session({});
    await sdk.signOut({});
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([false, true]);
  });

  test('carries the language of menu texts', async () => {
    const { sdk, requests } = counterAnswering(envelope({}), 200, { language: () => 'zh_CN' });
    await sdk.session({});
    expect(requests[0]?.headers.get('Accept-Language')).toBe('zh-CN');
  });
});

describe('response', () => {
  test('returns the amounts of every order on the board in cents', async () => {
    const line = { line_total: '37.80' };
    const { sdk } = counterAnswering(
      envelope({
        orders: [
          { total: '43.80', lines: [line] },
          { total: '79.85', lines: [line, line] },
        ],
      }),
    );
    const { orders } = await sdk.board({ body: { branch_id: 'bangsar' } });
    const amounts: Cents[][] = orders.map(({ total, lines }) => [
      total,
      ...lines.map(({ line_total }) => line_total),
    ]);
    expect(amounts).toEqual([
      [cents(4380), cents(3780)],
      [cents(7985), cents(3780), cents(3780)],
    ]);
  });

  test('rejects a malformed amount', async () => {
    const { sdk } = counterAnswering(envelope({ orders: [{ total: 'NaN', lines: [] }] }));
    const call = sdk.board({ body: { branch_id: 'bangsar' } });
    expect(await failure(call)).toMatchObject({ kind: 'malformed', status: 200 });
  });

  test('calls onUnauthorized on a 401, without a token', async () => {
    const tokens: (string | null)[] = [];
    const { sdk } = counterAnswering(envelope(null, 'SESSION_EXPIRED'), 401, {
      onUnauthorized: (token) => tokens.push(token),
    });
    const call = sdk.board({ body: { branch_id: 'bangsar' } });
    expect(await failure(call)).toMatchObject({ kind: 'unauthorized', status: 401 });
    expect(tokens).toEqual([null]);
  });
});
