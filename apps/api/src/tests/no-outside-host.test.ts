import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cents, createSdk } from '@claypot/sdk';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { chooseCourier } from '../gateways/courier/courier-provider.ts';
import { choosePayments } from '../gateways/payments/payments-provider.ts';
import { chooseSmsGateway } from '../gateways/sms/sms-gateway.ts';
import { readConfig } from '../platform/config/config.ts';
import { readErrorReporting } from '../platform/config/error-reports.ts';
import { readGoogleMaps } from '../platform/config/google-maps.ts';
import { readTelemetry } from '../platform/config/telemetry.ts';
import { HOME } from '../testing/ordering.ts';

const WATCH = join(import.meta.dirname, '../testing/db/watch-sockets.mjs');
const END_WITH_PARENT = join(import.meta.dirname, '../../../../scripts/lib/end-with-parent.ts');
const FOLDERS = { current: '/', data: 'data', counter: '/counter', web: 'web' };

let folder: string;
let watched: string;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claypot-alone-'));
  watched = join(folder, 'watched');
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rm(folder, { recursive: true }));

/** Starts a watched process with only its data folder configured. */
function run(...command: string[]): ChildProcess {
  const { PATH = '', HOME: home = '' } = process.env;
  const child = spawn(
    process.execPath,
    ['--import', WATCH, '--import', END_WITH_PARENT, ...command],
    {
      env: { PATH, HOME: home, PORT: '0', DATA_DIR: join(folder, 'data'), WATCHED: watched },
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function opened(child: ChildProcess): Promise<string> {
  let stderr = '';
  for await (const chunk of child.stdout ?? []) {
    stderr += String(chunk);
    const port = /http:\/\/localhost:(\d+)\n/.exec(stderr)?.[1];
    if (port && stderr.includes('Ctrl+C')) return `http://127.0.0.1:${port}`;
  }
  throw new Error(`The server ended without opening: ${stderr}`);
}

test('chooses no external service without configuration', () => {
  const config = readConfig({}, FOLDERS);
  expect([choosePayments(config), chooseCourier(config), chooseSmsGateway(config)]).toEqual([
    'sandbox',
    'sandbox',
    'sandbox',
  ]);
  expect([readErrorReporting(config), readTelemetry(config)]).toEqual([null, null]);
  expect(readGoogleMaps(config)).toEqual({ map: null, placesKey: null });
});

/** Telemetry packages that the test imports. */
const CODE = ['@opentelemetry/api', '@sentry/core'];

test('detects connections to other hosts and imports of telemetry packages', async () => {
  await writeFile(watched, '');
  const hosts = ['http://outside.invalid/', 'http://192.0.2.1:8080/'];
  const asking = [
    ...hosts.map((host) => `await fetch('${host}').catch(() => 0);`),
    ...CODE.map((name) => `await import('${name}').catch(() => 0);`),
  ].join('');
  await once(run('--input-type=module', '--eval', asking), 'exit');
  expect((await readFile(watched, 'utf8')).split('\n')).toEqual(
    expect.arrayContaining(['outside.invalid', '192.0.2.1', ...CODE]),
  );
});

test('connects to no other host and imports no telemetry package without configuration', async () => {
  await writeFile(watched, '');
  const child = run(
    '--disable-warning=ExperimentalWarning',
    join(import.meta.dirname, '../main.ts'),
  );
  const url = await opened(child);
  const sdkOf = (token: string | null) =>
    createSdk({ baseUrl: `${url}/api`, language: () => 'en', token: () => token });
  const sdk = sdkOf(null);
  const { id: company_id } = await sdk.companyInfo({ body: { subdomain: 'demo' } });
  await sdk.authSendOtp({ body: { company_id, phone_no: '+60123456780' } });
  await sdk.placeSearch({ body: { query: 'Jalan', limit: null } });
  const { latitude, longitude, full_address, state_id } = HOME;
  await sdk.deliveryOptions({
    path: { companyId: company_id },
    body: { latitude, longitude, full_address, state_id, limit: null },
  });
  const user = await sdk.authLogin({
    body: { company_id, phone_no: '+60193000001', password: 'claypot88' },
  });
  const member = sdkOf(user.api_token ?? '');
  const topUpRow = await member.walletTopup({
    body: { customer_id: user.id, amount: cents(5000) },
    headers: { 'Idempotency-Key': 'key-of-who-is-alone' },
  });
  const paid = await fetch(`${url}${topUpRow.payment_url}`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams({ outcome: 'approved' }),
    redirect: 'manual',
  });
  expect(paid.status).toBe(303);
  expect(
    await member.walletTopupDetail({ path: { id: topUpRow.id }, body: { customer_id: user.id } }),
  ).toMatchObject({ status: 'COMPLETED' });
  for (const path of ['/', '/sandbox/sms', '/healthz', '/readyz']) await fetch(`${url}${path}`);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  expect(await readFile(watched, 'utf8')).toBe('');
});
