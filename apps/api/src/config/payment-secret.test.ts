import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { readPaymentSecret } from './payment-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claypot-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

const embedded = (dataDir: string) =>
  readPaymentSecret({ dataDir, databaseUrl: null, paymentSecret: null });

it('takes the one given, and insists on one where instances share a database', async () => {
  const server = { dataDir: folder, databaseUrl: 'postgres://db' };
  expect(await readPaymentSecret({ ...server, paymentSecret: 'given' })).toBe('given');
  await expect(readPaymentSecret({ ...server, paymentSecret: null })).rejects.toThrow(ConfigError);
});

it('makes a secret once and keeps it to its owner', async () => {
  const secret = await embedded(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await embedded(folder)).toBe(secret);
  const file = join(folder, 'payment-secret');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toBe(secret);
});

it('replaces one that was cut short', async () => {
  await writeFile(join(folder, 'payment-secret'), 'half');
  expect(await embedded(folder)).not.toBe('half');
});
