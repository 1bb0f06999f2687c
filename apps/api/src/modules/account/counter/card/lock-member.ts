import type { CounterContext } from '../../../../contract/counter/context.ts';
import type { Queryable, Transaction } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { findMember, type Member } from '../../../loyalty/index.ts';

/**
 * Returns a member of the company, and locks the row, so that concurrent changes of one wallet wait
 * for each other.
 * @throws ApiError `NOT_FOUND`.
 */
export async function lockMember(
  tx: Transaction,
  { company, now }: Pick<CounterContext, 'company' | 'now'>,
  id: string,
): Promise<Member> {
  await tx.query(sql`
    select 1 as locked from members
    where company_id = ${company.id} and id = ${id} for no key update`);
  return requireMemberRecord(tx, { company, now }, id);
}

/** Returns a member of the company. @throws ApiError `NOT_FOUND`. */
export async function requireMemberRecord(
  db: Queryable,
  { company, now }: Pick<CounterContext, 'company' | 'now'>,
  id: string,
): Promise<Member> {
  const member = await findMember(db, company.id, id, now);
  if (member === null) throw new ApiError('NOT_FOUND');
  return member;
}
