import { companyOfMember } from '../../../platform/db/company-of.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { decrypt, type EncryptionKey, encrypt } from '../../../platform/secrets/encrypt.ts';
import { createSecret } from '../../../platform/secrets/totp.ts';
import { ApiError } from '../../../shared/api-error.ts';
import type { RandomSource } from '../../../shared/random.ts';
import { hashToken } from '../../identity/index.ts';

/** Returns the key that encrypts the secrets of payment codes. */
export function paymentCodeKey(memberKey: Uint8Array): EncryptionKey {
  return { memberKey, purpose: 'claypot payment code' };
}

interface SecretOptions {
  readonly memberId: string;
  /** Bearer token of the member's session. */
  readonly bearer: string;
  readonly memberKey: Uint8Array;
  readonly random: Pick<RandomSource, 'token'>;
  readonly now: Temporal.Instant;
}

/**
 * Returns the secret of a session in base32. Creates it at the first request, also for sessions of
 * earlier versions.
 * @throws ApiError `SESSION_EXPIRED` if the session has ended meanwhile.
 */
export async function readCodeSecret(
  tx: Transaction,
  { memberId, bearer, memberKey, random, now }: SecretOptions,
): Promise<string> {
  const key = paymentCodeKey(memberKey);
  const fresh = encrypt(key, createSecret(random.token()), random.token());
  const hash = hashToken(bearer);
  const company = companyOfMember(memberId);
  // The lock keeps a concurrent sign-out from ending the session before the row refers to it.
  await tx.execute(sql`
    insert into payment_code_secrets (company_id, token_hash, member_id, secret, created_at)
    select company_id, token_hash, member_id, ${fresh}, ${now} from member_sessions
    where company_id = ${company} and token_hash = ${hash} and member_id = ${memberId}
      and expires_at > ${now}
    for key share
    on conflict (company_id, token_hash) do nothing`);
  const stored = await tx.one<{ secret: string }>(sql`
    select secret from payment_code_secrets
    where company_id = ${company} and token_hash = ${hash} and member_id = ${memberId}`);
  if (stored === null) throw new ApiError('SESSION_EXPIRED');
  return decrypt(key, stored.secret);
}
