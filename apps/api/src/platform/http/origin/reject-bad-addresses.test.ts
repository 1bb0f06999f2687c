import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../contract/testing.ts';

const server = createTestServer({ web: new Hono().get('*', (call) => call.text('a page')) });

const request = async (path: string) =>
  (await server.fetch(new Request(`http://demo.localhost:8080${path}`))).status;

test.each(['/menu%00', '/%ff', '/%ed%a0%80', '/100%zz'])(
  'rejects %s because it cannot be stored',
  async (path) => {
    expect(await request(path)).toBe(400);
  },
);

test.each(['/menu', '/menu/%E7%85%B2', '/menu?utm=50%off'])('accepts %s', async (path) => {
  expect(await request(path)).toBe(200);
});
