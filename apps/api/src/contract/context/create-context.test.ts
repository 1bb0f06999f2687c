import { expect, test } from 'vitest';
import { createTestServer, testSurroundings } from '../testing.ts';
import { createContext } from './create-context.ts';

async function ask(host: string) {
  const server = createTestServer({ handlers: { bannerList: async () => [] } });
  const response = await server.post('banner_list', { company_id: 'cmp_demo' }, { host });
  return { status: response.status, ...(await response.json()) };
}

test('returns 200 on the host of a company', async () => {
  expect(await ask('demo.localhost:8080')).toMatchObject({ status: 200 });
});

test.each(['demo.localhost/evil', 'demo localhost', 'demo.localhost:99999999'])(
  'returns 400 when the Host header is %j',
  async (host) => {
    expect(await ask(host)).toMatchObject({
      status: 400,
      msgCode: 'INVALID_REQUEST',
      data: { path: 'header.Host' },
    });
  },
);

test('returns COMPANY_NOT_FOUND when the host belongs to no company', async () => {
  expect(await ask('rival.localhost')).toMatchObject({ msgCode: 'COMPANY_NOT_FOUND' });
});

test('ignores bearer and page cookie of a request that renders a page', async () => {
  const headers = { authorization: 'Bearer a-token', cookie: `claypot_page=${'t'.repeat(43)}` };
  const request = new Request('http://demo.localhost/', { headers });
  const ofNetwork = await createContext(testSurroundings, request);
  expect(ofNetwork).toMatchObject({
    bearer: 'a-token',
    page: null,
    pageCookie: { token: 't'.repeat(43) },
  });
  const ofPage = await createContext(testSurroundings, request, { page: { visitor: null } });
  expect(ofPage).toMatchObject({
    bearer: null,
    page: { visitor: null },
    pageCookie: { token: null },
  });
});
