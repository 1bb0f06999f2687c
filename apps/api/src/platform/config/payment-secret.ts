import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotFound } from '../../shared/is-not-found.ts';
import { type Config, ConfigError } from './config.ts';

/** Minimum length of the secret, in characters. */
const SHORTEST = 32;

/**
 * Returns the secret that signs payment notifications.
 * @throws ConfigError if none is configured although instances share a database, or if the one in
 * the data folder is unreadable or truncated.
 */
export async function readPaymentSecret({
  paymentSecret,
  databaseUrl,
  dataDir,
}: Pick<Config, 'paymentSecret' | 'databaseUrl' | 'dataDir'>): Promise<string> {
  if (paymentSecret !== null) return paymentSecret;
  if (databaseUrl === null) return readOrCreateSecret(dataDir);
  throw new ConfigError([
    'PAYMENT_SECRET is missing: with DATABASE_URL every instance needs the same one, of at least 32 characters.',
  ]);
}

/**
 * Reads the secret from the data folder and creates it at the first start. An unreadable or
 * truncated file is never replaced: that would invalidate everything signed with it.
 */
async function readOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'payment-secret');
  const stored = await readIfPresent(file);
  if (stored !== null && stored.length < SHORTEST) {
    throw new ConfigError([
      `The payment secret in ${file} is incomplete: it has ${stored.length} of at least ${SHORTEST} characters. Put a copy of it back, or delete the file to have a new secret made; payments that are under way then have to be settled by hand.`,
    ]);
  }
  if (stored !== null) return stored;
  const secret = randomBytes(32).toString('base64url');
  // Rename is atomic: a kill in between leaves the old state or the new one.
  await writeFile(`${file}.new`, secret, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secret;
}

async function readIfPresent(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isNotFound(error)) return null;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([
      `The payment secret in ${file} cannot be read (${reason}). Make this account its owner, or set PAYMENT_SECRET.`,
    ]);
  }
}
