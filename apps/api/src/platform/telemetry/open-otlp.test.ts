import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createTelemetry } from './create-telemetry.ts';
import { openOtlp } from './open-otlp.ts';

const SETTINGS = { headers: { 'x-key': 'secret' }, serviceName: 'claypot-tests', share: 1 };

test('sends spans and metrics to the endpoint with the configured headers', async () => {
  const received: { path: string | undefined; key: unknown; body: string }[] = [];
  const collector = createServer(async (request, response) => {
    const body = JSON.stringify(await json(request));
    received.push({ path: request.url, key: request.headers['x-key'], body });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  const telemetry = createTelemetry(
    await openOtlp({ ...SETTINGS, endpoint: `http://127.0.0.1:${port}` }),
  );
  await telemetry.operation('cartLoad', 'request-1', async () => ({ code: 'OK' }));
  telemetry.payment('approved', 'applied');
  await telemetry.close();
  collector.close();

  expect(received.map(({ path }) => path).toSorted()).toEqual(['/v1/metrics', '/v1/traces']);
  expect(received.every(({ key }) => key === 'secret')).toBe(true);
  const [metrics, traces] = received
    .toSorted((one, other) => (one.path ?? '').localeCompare(other.path ?? ''))
    .map(({ body }) => body);
  expect(traces).toContain('"claypot-tests"');
  expect(traces).toContain('"cartLoad"');
  expect(metrics).toContain('claypot.payments');
});

test('close resolves when the endpoint is unavailable', async () => {
  const telemetry = createTelemetry(
    await openOtlp({ ...SETTINGS, endpoint: 'http://127.0.0.1:1' }),
  );
  await telemetry.operation('cartLoad', 'request-1', async () => ({ code: 'OK' }));
  await telemetry.close();
}, 30_000);
