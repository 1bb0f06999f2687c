import type { Db } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import type { RandomSource } from '../../../../shared/random.ts';
import { hashToken } from '../../../identity/index.ts';

/**
 * Opens the set-up of a server without a company. A token of an earlier start becomes invalid; the
 * files that were stored with it stay.
 * @returns the token, which is stored only as a hash; null if the server has a company.
 */
export function openSetUp(
  db: Db,
  random: Pick<RandomSource, 'token'>,
  now: Temporal.Instant,
): Promise<string | null> {
  const token = random.token();
  return db.transaction(async (tx) => {
    const opened = await tx.execute(sql`
      insert into set_ups (token_hash, created_at)
      select ${hashToken(token)}, ${now} where not exists (select from companies)
      on conflict (only_one) do update set
        token_hash = excluded.token_hash, created_at = excluded.created_at, used_at = null,
        idempotency_key = null, request_hash = null, created_id = null`);
    if (opened === 1) return token;
    // The company was imported while a set-up was open.
    await tx.execute(sql`delete from set_ups where used_at is null`);
    await tx.execute(sql`delete from set_up_files`);
    return null;
  });
}
