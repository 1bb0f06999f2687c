import type { Role } from '@claypot/sdk/counter';
import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';

/** A staff account with its secrets. */
export interface StaffAccount {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly phone_no: string | null;
  readonly email: string | null;
  readonly password_hash: string | null;
  readonly pin_hash: string | null;
  readonly totp_secret: string | null;
  readonly totp_confirmed_at: Temporal.Instant | null;
  readonly is_active: boolean;
  readonly used_at: Temporal.Instant | null;
  /** Own branches; empty for owners. */
  readonly branch_ids: string[];
}

/** An account as seen from one branch. */
export interface StaffOfBranch extends StaffAccount {
  /** Wrong PINs since the last right one in the branch. */
  readonly failures: number;
  readonly is_invited: boolean;
}

const columns = sql`p.id, p.name, p.role, p.phone_no, p.email, p.password_hash, p.pin_hash,
  p.totp_secret, p.totp_confirmed_at, p.is_active, p.used_at,
  array(
    select b.branch_id from staff_branches b
    where b.company_id = p.company_id and b.staff_id = p.id order by b.branch_id
  ) as branch_ids`;

/** Returns an account of a company; null if there is none. */
export function findStaff(
  db: Queryable,
  companyId: string,
  id: string,
): Promise<StaffAccount | null> {
  return findOne(db, sql`p.company_id = ${companyId} and p.id = ${id}`);
}

/** A normalised login: a mobile number in E.164 or an e-mail address in lower case. */
export type Login =
  | { readonly kind: 'phone_no'; readonly value: string }
  | { readonly kind: 'email'; readonly value: string };

/** Returns the account of a login; null if there is none. */
export function findStaffByLogin(
  db: Queryable,
  companyId: string,
  { kind, value }: Login,
): Promise<StaffAccount | null> {
  const column = kind === 'email' ? sql`p.email` : sql`p.phone_no`;
  return findOne(db, sql`p.company_id = ${companyId} and ${column} = ${value}`);
}

function findOne(db: Queryable, where: Sql): Promise<StaffAccount | null> {
  return db.one<StaffAccount>(sql`select ${columns} from staff p where ${where}`);
}

/** Returns who works in a branch, owners included: active people first, then by name. */
export function findStaffOfBranch(
  db: Queryable,
  companyId: string,
  branchId: string,
  now: Temporal.Instant,
): Promise<StaffOfBranch[]> {
  return db.query<StaffOfBranch>(sql`
    select ${columns}, coalesce(f.failures, 0) as failures,
      exists (
        select from staff_invitations i
        where i.company_id = p.company_id and i.staff_id = p.id and i.expires_at > ${now}
      ) as is_invited
    from staff p
    left join staff_pin_failures f on f.company_id = p.company_id and f.staff_id = p.id
      and f.branch_id = ${branchId}
    where p.company_id = ${companyId} and (p.role = 'owner' or exists (
      select from staff_branches w
      where w.company_id = p.company_id and w.staff_id = p.id and w.branch_id = ${branchId}))
    order by p.is_active desc, p.name, p.id`);
}

/** Locks the accounts of all owners, so that concurrent changes keep one active owner. */
export async function lockOwners(tx: Queryable, companyId: string): Promise<readonly string[]> {
  const owners = await tx.query<{ id: string }>(sql`
    select id from staff where company_id = ${companyId} and role = 'owner' and is_active
    order by id for update`);
  return owners.map(({ id }) => id);
}
