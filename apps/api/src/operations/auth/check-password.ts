import type { Context } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { tooManyRequests } from '../../http/too-many-requests.ts';
import { attemptPassword } from '../../members/password-attempts.ts';

/**
 * Sees to it that a password is the one behind a hash; without a hash it never is.
 * @throws Refusal `INVALID_PASSWORD`, or `TOO_MANY_REQUESTS` after too many wrong ones.
 */
export async function requirePassword(
  { db, company, address, now }: Pick<Context, 'db' | 'company' | 'address' | 'now'>,
  phone: string,
  password: string,
  hash: string | null,
  device: string | null = null,
): Promise<void> {
  const attempt = { companyId: company.id, phone, address, device };
  const verdict = await attemptPassword(db, attempt, password, hash, now);
  if (verdict.outcome === 'blocked') throw tooManyRequests(verdict.retryAt);
  if (verdict.outcome === 'wrong') throw new Refusal('INVALID_PASSWORD');
}
