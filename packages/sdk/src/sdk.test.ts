import { describe, expect, test, vi } from 'vitest';
import contract from './generated/customer/contract.json' with { type: 'json' };
import type { Cents } from './money.ts';
import { empty, envelope, failure, guest, order, sdkAnswering } from './testing.ts';

describe('request', () => {
  test('uses the operation’s path, method and body of the contract', async () => {
    const { sdk, requests } = sdkAnswering(
      envelope({ ...empty, total_qty: 0, total_price: '0.00' }),
    );
    await sdk.cartUpdate({ path: { id: 'ln/1' }, body: { ...guest, qty: 2 } });
    expect(requests[0]?.method).toBe('POST');
    expect(requests[0]?.url).toBe('https://demo.example/api/cart/update/ln%2F1');
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ ...guest, qty: 2 });
  });

  test('has no body if the contract declares none', async () => {
    const { sdk, requests } = sdkAnswering(envelope(null));
    await sdk.authLogout({});
    expect(requests[0]?.method).toBe('POST');
    expect(await requests[0]?.text()).toBe('');
  });

  test('sends token and language if set', async () => {
    const { sdk, requests } = sdkAnswering(envelope({ sales_order_list: [] }), 200, {
      token: () => 'secret',
      language: () => 'zh_CN',
    });
    await sdk.orderList({ body: guest });
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer secret');
    expect(requests[0]?.headers.get('Accept-Language')).toBe('zh-CN');
  });

  test('sends neither token nor language if there is none', async () => {
    const { sdk, requests } = sdkAnswering(envelope({ sales_order_list: [] }), 200, {
      token: () => null,
    });
    await sdk.orderList({ body: guest });
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
    expect(requests[0]?.headers.has('Accept-Language')).toBe(false);
  });

  test('converts cents to strings and sends the caller’s idempotency key', async () => {
    const { sdk, requests } = sdkAnswering(
      envelope({ data: { payment_url: '/p', final_total_amount: '37.80' } }),
    );
    await sdk.cartCreateOrder({
      headers: { 'Idempotency-Key': 'key-0123456789abcdef' },
      body: order,
    });
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('key-0123456789abcdef');
    expect(await requests[0]?.json()).toMatchObject({ subtotal: '37.80', delivery_fee: '0.00' });
  });

  test('sends a file as multipart, without missing fields', async () => {
    const { sdk, requests } = sdkAnswering(envelope(null));
    const avatar = new File(['pixels'], 'me.png', { type: 'image/png' });
    const profile = { full_name: '小美 🍲', email: 'mei@example.com', date_of_birth: '1994-06-18' };
    await sdk.updateProfile({ path: { id: 'mb_1' }, body: { ...profile, avatar } });
    await sdk.updateProfile({ path: { id: 'mb_1' }, body: profile });
    expect(requests[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    const sent = await requests[0]?.formData();
    expect(Object.fromEntries(sent ?? [])).toMatchObject({
      ...profile,
      avatar: { name: 'me.png' },
    });
    expect([...((await requests[1]?.formData()) ?? [])]).toEqual(Object.entries(profile));
  });

  test.each([
    ['outlives its page when it changes something', 'cartUpdate', true],
    ['ends with its page when it only reads', 'cartLoad', false],
  ] as const)('%s', async (_, operation, keepalive) => {
    const { sdk, requests } = sdkAnswering(
      envelope({ ...empty, total_qty: 0, total_price: '0.00' }),
    );
    await sdk[operation]({ path: { id: 'line-1' }, body: { ...guest, qty: 2 } });
    expect(requests[0]?.keepalive).toBe(keepalive);
  });

  test('that may contain a file does not outlive its page, because browsers limit its size', async () => {
    const { sdk, requests } = sdkAnswering(envelope(null));
    const profile = { full_name: 'Mei', email: 'mei@example.com', date_of_birth: '1994-06-18' };
    await sdk.updateProfile({ path: { id: 'mb_1' }, body: profile });
    expect(requests[0]?.keepalive).toBe(false);
  });

  test('is not sent if an amount is not a whole number of cents', async () => {
    const { sdk, requests } = sdkAnswering(envelope(null));
    const call = sdk.cartCreateOrder({
      headers: { 'Idempotency-Key': 'key-0123456789abcdef' },
      body: { ...order, subtotal: 37.805 as Cents },
    });
    expect(await failure(call)).toMatchObject({ kind: 'malformed', outcomeUnknown: false });
    expect(requests).toEqual([]);
  });
});

describe('response', () => {
  test('returns the envelope’s data with amounts in cents', async () => {
    const { sdk } = sdkAnswering(envelope({ ...empty, total_qty: 2, total_price: '37.80' }));
    const cart = await sdk.cartLoad({ body: guest });
    expect(cart).toEqual({ ...empty, total_qty: 2, total_price: 3780 });
  });

  test('returns the result of a nested envelope', async () => {
    const { sdk } = sdkAnswering(
      envelope({ data: { payment_url: '/p', final_total_amount: '37.80' } }),
    );
    const created = await sdk.cartCreateOrder({
      headers: { 'Idempotency-Key': 'key-0123456789abcdef' },
      body: order,
    });
    expect(created).toEqual({ payment_url: '/p', final_total_amount: 3780 });
  });

  test('rejects as malformed if the nested envelope is missing', async () => {
    const { sdk } = sdkAnswering(envelope(null));
    const call = sdk.cartCreateOrder({
      headers: { 'Idempotency-Key': 'key-0123456789abcdef' },
      body: order,
    });
    expect(await failure(call)).toMatchObject({ kind: 'malformed', outcomeUnknown: true });
  });

  test('returns null where the contract allows it', async () => {
    const { sdk } = sdkAnswering(envelope(null));
    expect(await sdk.lastOrder({ body: guest })).toBeNull();
  });

  test.each([
    ['HTML', '<!doctype html><title>Bad gateway</title>', 200],
    ['HTML with an error status', '<!doctype html><title>Bad gateway</title>', 502],
    ['half of its JSON', '{"msgCode":"OK","da', 200],
    ['nothing', '', 200],
    ['no envelope', [1, 2], 200],
    ['success with an error status', envelope(null), 500],
    ['a refusal with a success status', envelope(null, 'NOT_FOUND'), 200],
    ['a malformed amount', envelope({ ...empty, total_qty: 0, total_price: 'NaN' }), 200],
    ['an amount as a number', envelope({ ...empty, total_qty: 0, total_price: 12.5 }), 200],
  ])('rejects %s as malformed', async (_what, body, status) => {
    const { sdk } = sdkAnswering(body, status);
    expect(await failure(sdk.cartLoad({ body: guest }))).toMatchObject({
      kind: 'malformed',
      code: 'ERROR',
      status,
    });
  });
});

describe('error response', () => {
  test('rejects with its code, status and data, amounts in cents', async () => {
    const data = {
      cart: { lines: [], total_price: '4.50' },
      total: { final_total_amount: '4.50' },
    };
    const { sdk } = sdkAnswering(envelope(data, 'PRICE_CHANGED'), 422);
    expect(await failure(sdk.cartLoad({ body: guest }))).toMatchObject({
      kind: 'rejected',
      code: 'PRICE_CHANGED',
      status: 422,
      data: { cart: { total_price: 450 }, total: { final_total_amount: 450 } },
    });
  });

  test('maps an unknown code to ERROR and keeps the received one', async () => {
    const { sdk } = sdkAnswering(envelope({ hint: 1 }, 'MOON_IS_FULL'), 422);
    expect(await failure(sdk.cartLoad({ body: guest }))).toMatchObject({
      kind: 'rejected',
      code: 'ERROR',
      receivedCode: 'MOON_IS_FULL',
      data: { hint: 1 },
    });
  });

  test.each([envelope(null, 'SESSION_EXPIRED'), '<html>'])(
    'rejects 401 as unauthorized, with any body',
    async (body) => {
      const onUnauthorized = vi.fn();
      const { sdk } = sdkAnswering(body, 401, { onUnauthorized, token: () => 'stale' });
      const error = await failure(sdk.cartLoad({ body: guest }));
      expect(error).toMatchObject({ kind: 'unauthorized', status: 401 });
      expect(onUnauthorized.mock.calls).toEqual([['stale']]);
    },
  );
});

test('has every operation of the contract', () => {
  const ids = Object.values(contract.paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
  expect(Object.keys(sdkAnswering(null).sdk).sort()).toEqual(ids.sort());
});
