import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
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

it('returns the configured secret and requires one with a database server', async () => {
  const server = { dataDir: folder, databaseUrl: 'postgres://db' };
  expect(await readPaymentSecret({ ...server, paymentSecret: 'given' })).toBe('given');
  await expect(readPaymentSecret({ ...server, paymentSecret: null })).rejects.toThrow(ConfigError);
});

it('creates a secret once, readable by its owner only', async () => {
  const secret = await embedded(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await embedded(folder)).toBe(secret);
  const file = join(folder, 'payment-secret');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toBe(secret);
});

it('rejects a truncated secret and leaves the file unchanged', async () => {
  const file = join(folder, 'payment-secret');
  await writeFile(file, 'half');
  await expect(embedded(folder)).rejects.toThrow(ConfigError);
  await expect(embedded(folder)).rejects.toThrow(/is incomplete: it has 4 of at least 32/);
  expect(await readFile(file, 'utf8')).toBe('half');
});

it('rejects an unreadable secret and leaves it unchanged', async () => {
  await mkdir(join(folder, 'payment-secret'));
  await expect(embedded(folder)).rejects.toThrow(/cannot be read \(EISDIR/);
  expect(await readdir(folder)).toEqual(['payment-secret']);
});
