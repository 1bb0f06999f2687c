import type { Queryable } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { hashToken } from '../../../identity/index.ts';

/** The set-up of a token. */
export interface SetUp {
  readonly idempotency_key: string | null;
  readonly request_hash: string | null;
  /** The company that it has created; null while it is open. */
  readonly company_id: string | null;
}

/**
 * Returns the set-up of a token, open or used.
 * @param lock true to make concurrent set-ups wait for the end of the transaction.
 * @throws ApiError `SET_UP_TOKEN_INVALID`, or `SET_UP_CLOSED` if the server has a company and the
 * token did not create it.
 */
export async function findSetUp(
  db: Queryable,
  token: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<SetUp> {
  const found = await db.one<SetUp>(sql`
    select idempotency_key, request_hash, created_id as company_id from set_ups
    where token_hash = ${hashToken(token)} ${lock ? sql`for update` : sql``}`);
  if (found?.company_id != null) return found;
  const company = await db.one<{ has: boolean }>(sql`select exists (select from companies) as has`);
  if (company?.has === true) throw new ApiError('SET_UP_CLOSED');
  if (found === null) throw new ApiError('SET_UP_TOKEN_INVALID');
  return found;
}
