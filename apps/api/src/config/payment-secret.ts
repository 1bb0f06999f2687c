import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The embedded server's own secret for payment notifications: made at the first start, kept in the
 * data folder, readable by its owner alone. The folder must exist and be this process's.
 */
export async function keepPaymentSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'payment-secret');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.length >= 32) return kept;
  const secret = randomBytes(32).toString('base64url');
  // Renamed into place: a kill in between leaves the old state or the new one.
  await writeFile(`${file}.new`, secret, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secret;
}
