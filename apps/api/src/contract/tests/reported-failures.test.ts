import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api-error.ts';
import { createTestServer } from '../testing.ts';

it('reports the route of a failed page without secrets of its path', async () => {
  const reportSpy = vi.fn();
  const pay = new Hono().get('/pay/:token', () => {
    throw new Error('broken');
  });
  const server = createTestServer({ mounts: { '/sandbox': pay }, report: reportSpy });
  const response = await server.fetch(new Request('http://demo.localhost/sandbox/pay/s3cret?a=b'));
  expect(response.status).toBe(500);
  expect(reportSpy.mock.lastCall?.[1]).toMatchObject({ operation: '/sandbox/pay/:token' });
});

it('does not report client errors, which anyone could cause to flood the log', async () => {
  const page = new Hono().get('/', () => {
    throw new ApiError('INVALID_REQUEST');
  });
  const server = createTestServer({ web: page });
  expect((await server.fetch(new Request('http://demo.localhost/'))).status).toBe(400);
  expect(server.reported).toEqual([]);
});
