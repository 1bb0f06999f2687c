import { expect, test } from 'vitest';
import { createTestServer } from '../testing.ts';

/** Answer to an operation at a host. */
async function ask(host: string) {
  const server = createTestServer({ handlers: { bannerList: async () => [] } });
  const response = await server.post('banner_list', { company_id: 'cmp_demo' }, { host });
  return { status: response.status, ...(await response.json()) };
}

test('answers at the host of a company', async () => {
  expect(await ask('demo.localhost:8080')).toMatchObject({ status: 200 });
});

test.each(['demo.localhost/evil', 'demo localhost', 'demo.localhost:99999999'])(
  'rejects a request whose Host header is %j as invalid',
  async (host) => {
    expect(await ask(host)).toMatchObject({
      status: 400,
      msgCode: 'INVALID_REQUEST',
      data: { path: 'header.Host' },
    });
  },
);

test('rejects a request to a host of no company as not found', async () => {
  expect(await ask('rival.localhost')).toMatchObject({ msgCode: 'COMPANY_NOT_FOUND' });
});
