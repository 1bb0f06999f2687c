import { companyOfMember, ofMember } from '../../../platform/db/company-of.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/**
 * Replaces a member's avatar.
 * @param token 256 random bits for the file name, so that the URL cannot be guessed.
 */
export async function replaceAvatar(
  tx: Queryable,
  memberId: string,
  { token, bytes }: { token: string; bytes: Uint8Array },
  now: Temporal.Instant,
): Promise<void> {
  const file = `${token}.webp`;
  await tx.execute(sql`delete from avatars where ${ofMember(memberId)}`);
  await tx.execute(sql`
    insert into avatars (company_id, file, member_id, bytes, created_at)
    values (${companyOfMember(memberId)}, ${file}, ${memberId}, ${bytes}, ${now})`);
  await tx.execute(sql`update members set avatar = ${file} where id = ${memberId}`);
}

/** Returns an avatar by its unguessable file name; null if no member of the company has it. */
export async function findAvatar(
  db: Queryable,
  subdomain: string,
  file: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await db.one<{ bytes: Uint8Array<ArrayBuffer> }>(
    sql`
      select a.bytes from avatars a join companies c on c.id = a.company_id
    where a.file = ${file} and c.subdomain = ${subdomain}`,
  );
  return row?.bytes ?? null;
}
