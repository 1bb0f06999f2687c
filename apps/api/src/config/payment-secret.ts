import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';

/**
 * The secret that signs payment notifications.
 * @throws ConfigError when several instances would have to share one and none is given.
 */
export async function readPaymentSecret({
  paymentSecret,
  databaseUrl,
  dataDir,
}: Pick<Config, 'paymentSecret' | 'databaseUrl' | 'dataDir'>): Promise<string> {
  if (paymentSecret !== null) return paymentSecret;
  if (databaseUrl === null) return keepSecret(dataDir);
  throw new ConfigError([
    'PAYMENT_SECRET is missing: with DATABASE_URL every instance needs the same one, of at least 32 characters.',
  ]);
}

/** Made at the first start, kept in the data folder and readable by its owner alone. */
async function keepSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'payment-secret');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.length >= 32) return kept;
  const secret = randomBytes(32).toString('base64url');
  // Renamed into place: a kill in between leaves the old state or the new one.
  await writeFile(`${file}.new`, secret, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secret;
}
