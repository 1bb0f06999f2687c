import { networkInterfaces } from 'node:os';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../contract/testing.ts';
import { onlyOwnPages, onlyThisMachine } from './sandbox-access.ts';

function serverWith({ open = false, trustedProxies = 0 } = {}) {
  const page = new Hono()
    .use(onlyThisMachine({ open, trustedProxies }), onlyOwnPages(trustedProxies))
    .all('/', (call) => call.text('codes'));
  return createTestServer({ mounts: { '/sandbox/sms': page }, trustedProxies });
}

async function requestPage(
  server: ReturnType<typeof serverWith>,
  peer: string,
  { host = 'demo.localhost:8080', ...headers }: Record<string, string> = {},
  method = 'GET',
) {
  const request = new Request('http://demo.localhost:8080/sandbox/sms', {
    method,
    headers: { host, ...headers },
  });
  return (await server.fetch(request, peer)).status;
}

const ownAddresses = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

describe('sandbox page', () => {
  test('is shown to this machine only, on any of its addresses', async () => {
    for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1', ownAddresses ?? '127.0.0.2']) {
      expect(await requestPage(serverWith(), peer)).toBe(200);
    }
    expect(await requestPage(serverWith(), '127.0.0.1', { host: 'localhost:8080' })).toBe(200);
    expect(await requestPage(serverWith(), '127.0.0.1', { host: '127.0.0.1:8080' })).toBe(200);
    expect(await requestPage(serverWith(), '203.0.113.7')).toBe(403);
    expect(await requestPage(serverWith(), '203.0.113.7', { 'x-forwarded-for': '127.0.0.1' })).toBe(
      403,
    );
  });

  test('uses the forwarded address behind a proxy', async () => {
    const behind = serverWith({ trustedProxies: 1 });
    expect(await requestPage(behind, '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(403);
    expect(await requestPage(behind, '127.0.0.1')).toBe(200);
  });

  test('is not shown on a host name that another site points to this machine', async () => {
    expect(await requestPage(serverWith(), '127.0.0.1', { host: 'demo.evil.test' })).toBe(403);
    expect(await requestPage(serverWith(), '127.0.0.1', { host: 'localhost.evil.test' })).toBe(403);
  });

  test('is shown to everyone when SANDBOX_OPEN is on', async () => {
    const open = serverWith({ open: true });
    expect(await requestPage(open, '203.0.113.7', { host: 'demo.example.my' })).toBe(200);
  });
});

test('rejects requests from other sites even when SANDBOX_OPEN is on', async () => {
  const server = serverWith({ open: true });
  const send = (headers: Record<string, string>) =>
    requestPage(server, '127.0.0.1', headers, 'POST');
  expect(await send({ origin: 'https://evil.test' })).toBe(403);
  expect(await send({ origin: 'null' })).toBe(403);
  expect(await send({ origin: 'http://demo.localhost:8080' })).toBe(200);
  expect(await send({})).toBe(200);
});
