import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotFound } from '../../shared/is-not-found.ts';
import { type Config, ConfigError } from './config.ts';

/** Length of the shortest usable secret, in characters. */
const SHORTEST = 32;

/**
 * The secret that signs payment notifications.
 * @throws ConfigError when several instances would have to share one and none is given, or when
 *   the one in the data folder cannot be read.
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
 * Reads the secret from the data folder, and creates it there at the first start. One that cannot
 * be read or was cut short is left as it is: replacing it would break what it has signed.
 */
async function readOrCreateSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'payment-secret');
  const kept = await readIfPresent(file);
  if (kept !== null && kept.length < SHORTEST) {
    throw new ConfigError([
      `The payment secret in ${file} is incomplete: it has ${kept.length} of at least ${SHORTEST} characters. Put a copy of it back, or delete the file to have a new secret made; payments that are under way then have to be settled by hand.`,
    ]);
  }
  if (kept !== null) return kept;
  const secret = randomBytes(32).toString('base64url');
  // Renamed into place: a kill in between leaves the old state or the new one.
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
