import type { CounterContext } from '../../../contract/counter/context.ts';
import type { Queryable, Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { randomCode } from '../../../shared/order-number.ts';
import { hashToken } from './tokens.ts';

const CODE_LENGTH = 12;
const VALID = { hours: 72 };

/** A code for a person, shown once. */
export interface Invitation {
  /** In groups of four, e.g. `K7QM-2XVD-9RTA`. */
  readonly code: string;
  readonly expiresAt: Temporal.Instant;
}

/** Creates an invitation, which replaces an earlier one of the person. */
export async function invite(
  tx: Transaction,
  { company, random, now }: Pick<CounterContext, 'random' | 'now'> & { company: { id: string } },
  staffId: string,
): Promise<Invitation> {
  const code = randomCode(random, CODE_LENGTH);
  const expiresAt = now.add(VALID);
  await tx.execute(sql`
    insert into staff_invitations (company_id, staff_id, code_hash, expires_at)
    values (${company.id}, ${staffId}, ${hashToken(code)}, ${expiresAt})
    on conflict (company_id, staff_id)
      do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`);
  return { code: (code.match(/.{4}/g) ?? []).join('-'), expiresAt };
}

/**
 * Uses up an invitation that {@link findInvited} has found. Returns its person; null if the code is
 * unknown or was used meanwhile.
 * @param typed with or without dashes, in any case.
 */
export async function useInvitation(
  tx: Transaction,
  companyId: string,
  typed: string,
): Promise<string | null> {
  const used = await tx.one<{ staff_id: string }>(sql`
    delete from staff_invitations
    where company_id = ${companyId} and code_hash = ${hashToken(readCode(typed))}
    returning staff_id`);
  return used?.staff_id ?? null;
}

/** Corrects letters that the code's alphabet does not have, as Crockford's Base32 does. */
function readCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[ -]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** Returns the person of an invitation without using it up; null if it is not valid. */
export async function findInvited(
  db: Queryable,
  companyId: string,
  typed: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const found = await db.one<{ staff_id: string }>(sql`
    select staff_id from staff_invitations
    where company_id = ${companyId} and code_hash = ${hashToken(readCode(typed))}
      and expires_at > ${now}`);
  return found?.staff_id ?? null;
}
