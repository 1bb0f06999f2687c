import { describe, expect, it, vi } from 'vitest';
import { DbUnavailable, StatementTimeout } from '../platform/db/db.ts';
import { ApiError } from '../shared/api-error.ts';
import { TooBusy } from '../shared/at-most-at-once.ts';
import type { Handler } from './handlers.ts';
import { createTestServer, demoOnly } from './testing.ts';

const GUEST = { customer_id: null, guest_id: '11111111-1111-4111-8111-111111111111' };
const SCOPE = { company_id: 'cmp_demo' };

/** Handler that returns an empty list and records its calls. */
function spyHandler() {
  return vi.fn<Handler<'bannerList'>>(async () => []);
}

async function envelope(response: Response): Promise<unknown> {
  return { status: response.status, ...(await response.json()) };
}

const invalid = (path: string, status = 400) => ({
  status,
  msgCode: 'INVALID_REQUEST',
  msg: 'invalid request',
  data: { path },
});

describe('operation routes', () => {
  it('passes context and request to the handler and wraps the data in an envelope', async () => {
    const bannerList = spyHandler();
    const server = createTestServer({ handlers: { bannerList } });
    const response = await server.post('banner_list', SCOPE, { 'accept-language': 'zh-CN' });
    expect(await envelope(response)).toEqual({ status: 200, msgCode: 'OK', msg: '', data: [] });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [context, request] = bannerList.mock.calls[0] ?? [];
    expect(context).toMatchObject({
      company: { id: 'cmp_demo', subdomain: 'demo' },
      language: 'zh_CN',
      origin: 'http://demo.localhost:8080',
      now: Temporal.Instant.from('2026-03-02T04:00:00Z'),
    });
    expect(request).toMatchObject({ body: SCOPE, path: {} });
  });

  it('passes path parameters and body to the handler', async () => {
    const orderDetail = vi.fn<Handler<'orderDetail'>>(() => {
      throw new ApiError('NOT_FOUND');
    });
    const server = createTestServer({ handlers: { orderDetail } });
    const response = await server.post('order_detail/ord_1', GUEST);
    expect(response.status).toBe(404);
    expect(orderDetail.mock.calls[0]?.[1]).toMatchObject({ path: { id: 'ord_1' }, body: GUEST });
  });

  it('returns code, status and data of an ApiError', async () => {
    const data = { branch_id: 'br_1', branch_name: 'SS2', delivery_method: 'pickup' };
    const mismatch = () => Promise.reject(new ApiError('CART_BRANCH_MISMATCH', { data }));
    const server = createTestServer({ handlers: { cartCreate: mismatch } });
    const line = { ...GUEST, item_id: 'd', type: 'dish', qty: 1, variation: [] };
    expect(await envelope(await server.post('cart/create', line))).toEqual({
      status: 409,
      msgCode: 'CART_BRANCH_MISMATCH',
      msg: 'cart branch mismatch',
      data,
    });
    expect(server.reported).toEqual([]);
  });

  it('hides the details of a failure and reports it', async () => {
    const failure = new Error('secret: row 17');
    const server = createTestServer({ handlers: { bannerList: () => Promise.reject(failure) } });
    const response = await server.post('banner_list', SCOPE);
    expect(await envelope(response)).toEqual({
      status: 500,
      msgCode: 'ERROR',
      msg: 'error',
      data: null,
    });
    expect(server.reported).toEqual([failure]);
  });

  it('returns 503 while the database is unavailable', async () => {
    const failWithUnavailable = async () => {
      throw new DbUnavailable('connect ECONNREFUSED');
    };
    const server = createTestServer({
      db: { ...demoOnly, one: failWithUnavailable, ping: failWithUnavailable },
    });
    expect(await envelope(await server.post('banner_list', SCOPE))).toMatchObject({
      status: 503,
      msgCode: 'SERVICE_UNAVAILABLE',
    });
    const health = await server.fetch(new Request('http://demo.localhost/healthz'));
    expect(health.status).toBe(503);
    expect(await health.json()).toEqual({ status: 'unavailable', database: 'down' });
  });

  it('returns SERVER_BUSY and Retry-After when too many requests wait for a connection', async () => {
    const busy = async () => {
      throw new TooBusy('Too many requests wait');
    };
    const server = createTestServer({ db: { ...demoOnly, one: busy } });
    const answer = await server.post('banner_list', SCOPE);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await envelope(answer)).toMatchObject({ status: 503, msgCode: 'SERVER_BUSY' });
  });

  it('returns SERVER_BUSY and reports a statement that took too long', async () => {
    const timeout = new StatementTimeout('A statement took too long');
    const server = createTestServer({
      db: { ...demoOnly, one: () => Promise.reject(timeout) },
    });
    const answer = await server.post('banner_list', SCOPE);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await envelope(answer)).toMatchObject({ status: 503, msgCode: 'SERVER_BUSY' });
    expect(server.reported).toEqual([timeout]);
  });

  it.each([
    ['Bearer abc', 'abc'],
    ['bearer  abc ', 'abc'],
    ['Basic abc', null],
    ['', null],
  ])(
    'passes the unverified token of authorization "%s" to the handler',
    async (authorization, bearer) => {
      const bannerList = spyHandler();
      const server = createTestServer({ handlers: { bannerList } });
      await server.post('banner_list', SCOPE, { authorization });
      expect(bannerList.mock.calls[0]?.[0]).toMatchObject({ bearer });
    },
  );

  it('passes the client address to the handler', async () => {
    const bannerList = spyHandler();
    const server = createTestServer({ handlers: { bannerList } });
    const request = new Request('http://demo.localhost/api/banner_list', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(SCOPE),
    });
    await server.fetch(request, '203.0.113.7');
    expect(bannerList.mock.calls[0]?.[0]).toMatchObject({ address: '203.0.113.7' });
  });

  it('throws when the data breaks the contract', async () => {
    const nameless = [{ id: 'b1' }] as unknown as [];
    const server = createTestServer({ handlers: { bannerList: async () => nameless } });
    await expect(server.post('banner_list', SCOPE)).rejects.toThrow(
      /^bannerList returned 200 with a body that the contract does not allow: data\.0\.image/,
    );
  });

  it('throws when the contract does not declare the status', async () => {
    const teapot = () => Promise.reject(new ApiError('NOT_FOUND', { status: 418 }));
    const server = createTestServer({ handlers: { bannerList: teapot } });
    await expect(server.post('banner_list', SCOPE)).rejects.toThrow('bannerList returned 418');
  });
});

describe('request validation', () => {
  const server = createTestServer({ handlers: { bannerList: spyHandler() } });

  it.each([
    ['a missing field', {}, 'body.company_id'],
    ['a field too many', { ...SCOPE, extra: 1 }, 'body.extra'],
    ['a field of the wrong type', { company_id: 1 }, 'body.company_id'],
    ['no object', [], 'body'],
    ['no JSON', '{"company_id":', 'body'],
    ['deep nesting', '['.repeat(30_000), 'body'],
  ])('returns the path of the invalid field: %s', async (_, body, path) => {
    expect(await envelope(await server.post('banner_list', body))).toEqual(invalid(path));
  });

  it('returns the path of a nested field and of a missing header', async () => {
    const line = { ...GUEST, item_id: 'd', type: 'dish', qty: 1, variation: [{}] };
    expect(await envelope(await server.post('cart/create', line))).toEqual(
      invalid('body.variation.0.dish_option_id'),
    );
    const order = await server.post('cart/create_order', {});
    expect(await envelope(order)).toEqual(invalid('header.Idempotency-Key'));
  });

  it('rejects text that cannot be stored, in any field', async () => {
    const order = {
      ...GUEST,
      branch_id: 'br_1',
      address: null,
      delivery_method: 'pickup',
      delivery_time: null,
      payment_method: 'card',
      point_discount: '0.00',
      subtotal: '9.90',
      voucher_use_amount: '0.00',
      total_point_get: 0,
      claim_voucher_id: null,
      delivery_fee: '0.00',
      lalamove_delivery_fee: '0.00',
      name: 'Mei',
      phone: '012-3456789',
      email: 'mei@example.my',
      buyer_remark: 'less \0 salt',
    };
    const key = { 'idempotency-key': '5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11' };
    expect(await envelope(await server.post('cart/create_order', order, key))).toEqual(
      invalid('body.buyer_remark'),
    );
  });

  it('rejects a body over 64 kB with and without a content length', async () => {
    const large = JSON.stringify({ company_id: 'x'.repeat(70_000) });
    const announced = await server.post('banner_list', large, { 'content-length': '70017' });
    expect(await envelope(announced)).toEqual(invalid('body', 413));
    expect(await envelope(await server.post('banner_list', large))).toEqual(invalid('body', 413));
  });

  it('rejects other media types and bytes that are not UTF-8', async () => {
    const form = await server.post('banner_list', 'company_id=1', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(await envelope(form)).toEqual(invalid('header.Content-Type'));
    const latin = await server.fetch(
      new Request('http://demo.localhost/api/banner_list', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Uint8Array([0x22, 0xff, 0x22]),
      }),
    );
    expect(await envelope(latin)).toEqual(invalid('body'));
  });

  it.each(['GET banner_list', 'POST nothing', 'POST ', 'DELETE cart/load'])(
    'returns a NOT_FOUND envelope for %s',
    async (line) => {
      const [method = '', path = ''] = line.split(' ');
      const url = `http://demo.localhost/api/${path}`;
      expect(await envelope(await server.fetch(new Request(url, { method })))).toMatchObject({
        status: 404,
        msgCode: 'NOT_FOUND',
      });
    },
  );
});

describe('company lookup', () => {
  const ask = (host: string, defaultCompany: string | null, headers = {}, trustedProxies = 0) =>
    createTestServer({
      handlers: { bannerList: spyHandler() },
      defaultCompany,
      trustedProxies,
    }).post('banner_list', SCOPE, { host, ...headers });

  it.each([
    ['demo.localhost:8080', null, 200],
    ['DEMO.example.my', null, 200],
    ['other.localhost', 'demo', 404],
    ['localhost:8080', 'demo', 200],
    ['localhost:8080', null, 404],
    ['192.168.1.7:8080', 'demo', 200],
    ['[::1]:8080', 'demo', 200],
    ['bad host', 'demo', 400],
  ])('host %s with default company %s returns %i', async (host, defaultCompany, status) => {
    expect((await ask(host, defaultCompany)).status).toBe(status);
  });

  it.each([
    ['demo.claypot.my', 200],
    ['demo.evil.test', 404],
    ['demo.claypot.my.evil.test', 404],
  ])('host %s with domain claypot.my returns %i', async (host, status) => {
    const options = { handlers: { bannerList: spyHandler() }, domain: 'claypot.my' };
    const server = createTestServer(options);
    expect((await server.post('banner_list', SCOPE, { host })).status).toBe(status);
  });

  it('uses forwarded headers only behind a trusted proxy', async () => {
    const forwarded = { 'x-forwarded-host': 'demo.claypot.my', 'x-forwarded-proto': 'https' };
    expect((await ask('10.0.0.3', null, forwarded)).status).toBe(404);
    const trusted = await ask('10.0.0.3', null, forwarded, 1);
    expect(trusted.status).toBe(200);
    expect(trusted.headers.get('strict-transport-security')).toContain('max-age');
  });

  it.each([
    ['rival.claypot.my, demo.claypot.my', 1, 200],
    ['demo.claypot.my, rival.claypot.my', 1, 404],
    ['rival.claypot.my, demo.claypot.my, 10.0.0.2', 2, 200],
    ['demo.claypot.my, rival.claypot.my, 10.0.0.2', 2, 404],
    ['demo.claypot.my', 0, 404],
  ])(
    'X-Forwarded-Host "%s" behind %i trusted proxies returns %i',
    async (hosts, proxies, status) => {
      const response = await ask('10.0.0.3', null, { 'x-forwarded-host': hosts }, proxies);
      expect(response.status).toBe(status);
    },
  );

  it('uses the subdomain of the body when the body has one', async () => {
    const server = createTestServer({ handlers: {} });
    const response = await server.post('company/info', { subdomain: 'nobody' });
    expect(await envelope(response)).toMatchObject({ status: 404, msgCode: 'COMPANY_NOT_FOUND' });
  });
});

describe('response headers', () => {
  it('include a request id and the security headers', async () => {
    const { headers } = await createTestServer().fetch(
      new Request('http://demo.localhost/healthz'),
    );
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('strict-transport-security')).toBe(false);
  });
});

it('finishes pending requests and rejects new ones while closing', async () => {
  let release = (): void => undefined;
  const pending = new Promise<[]>((resolve) => {
    release = () => resolve([]);
  });
  const bannerList = vi.fn(() => pending);
  const server = createTestServer({ handlers: { bannerList } });
  const slowRequest = server.post('banner_list', SCOPE);
  await vi.waitFor(() => expect(bannerList).toHaveBeenCalled());
  const closing = server.close();
  expect((await server.post('banner_list', SCOPE)).status).toBe(503);
  release();
  expect((await slowRequest).status).toBe(200);
  await closing;
});

it("generates its own request id and reports the client's id with it", async () => {
  const reportSpy = vi.fn();
  const bannerList = () => Promise.reject(new Error('broken'));
  const server = createTestServer({ handlers: { bannerList }, report: reportSpy });
  const ask = async (sentId: string) => {
    const response = await server.post('banner_list', SCOPE, { 'x-request-id': sentId });
    return [response.headers.get('x-request-id'), reportSpy.mock.lastCall?.[1]] as const;
  };
  const [own, about] = await ask('theirs-1');
  expect(own).toMatch(/^[0-9a-f-]{36}$/);
  expect(about).toMatchObject({ requestId: own, clientRequestId: 'theirs-1' });
  expect((await ask('{"level":"error"}'))[1]).not.toHaveProperty('clientRequestId');
});
