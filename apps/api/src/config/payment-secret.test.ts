import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepPaymentSecret } from './payment-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claypot-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('makes a secret once and keeps it to its owner', async () => {
  const secret = await keepPaymentSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await keepPaymentSecret(folder)).toBe(secret);
  const file = join(folder, 'payment-secret');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toBe(secret);
});

it('replaces one that was cut short', async () => {
  await writeFile(join(folder, 'payment-secret'), 'half');
  expect(await keepPaymentSecret(folder)).not.toBe('half');
});
