import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api-error.ts';
import { createTestServer } from '../testing.ts';

it('reports a failure of a page without the secrets in its address', async () => {
  const told = vi.fn();
  const pay = new Hono().get('/pay/:token', () => {
    throw new Error('broken');
  });
  const server = createTestServer({ mounts: { '/sandbox': pay }, report: told });
  const response = await server.fetch(new Request('http://demo.localhost/sandbox/pay/s3cret?a=b'));
  expect(response.status).toBe(500);
  expect(told.mock.lastCall?.[1]).toMatchObject({ operation: '/sandbox/pay/:token' });
});

it('does not report what a page refuses: anybody could fill the log with it', async () => {
  const page = new Hono().get('/', () => {
    throw new ApiError('INVALID_REQUEST');
  });
  const server = createTestServer({ web: page });
  expect((await server.fetch(new Request('http://demo.localhost/'))).status).toBe(400);
  expect(server.reported).toEqual([]);
});
