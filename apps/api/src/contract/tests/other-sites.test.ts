import { expect, it } from 'vitest';
import { createTestServer } from '../testing.ts';

const SCOPE = { company_id: 'cmp_demo' };
const EVIL = { origin: 'https://evil.test' };

const permissions = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));

it('grants other origins no access and sends no-store', async () => {
  const server = createTestServer({ handlers: { bannerList: async () => [] } });
  const response = await server.post('banner_list', SCOPE, EVIL);
  expect(response.status).toBe(200);
  expect(permissions(response)).toEqual([]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('rejects CORS preflight requests of other origins', async () => {
  const preflight = { 'access-control-request-method': 'POST', ...EVIL };
  const request = new Request('http://demo.localhost/api/auth/login', {
    method: 'OPTIONS',
    headers: { 'access-control-request-headers': 'content-type,authorization', ...preflight },
  });
  const response = await createTestServer().fetch(request);
  expect([response.status, permissions(response)]).toEqual([404, []]);
});

it('rejects media types that browsers send cross-origin without preflight', async () => {
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  for (const type of types) {
    const server = createTestServer();
    const response = await server.post('auth/login', '{}', { 'content-type': type, ...EVIL });
    expect(await response.json()).toMatchObject({
      msgCode: 'INVALID_REQUEST',
      data: { path: 'header.Content-Type' },
    });
  }
});
