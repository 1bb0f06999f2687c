import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Language } from '../../../shared/text/language.ts';

interface EventPerson {
  readonly id: string;
  readonly name: string;
  readonly is_active: boolean;
}

interface EventDevice {
  readonly id: string;
  readonly name: string;
  readonly branch_id: string;
  readonly is_revoked: boolean;
}

interface EventBranch {
  readonly id: string;
  readonly branch_name: string;
}

/** Limit of the contract. */
const MOST = 2000;

/** Returns all branches of a company by name, removed ones too. */
export function findEventBranches(
  db: Queryable,
  companyId: string,
  language: Language,
): Promise<EventBranch[]> {
  return db.query<EventBranch>(sql`
    select id, coalesce(branch_name ->> ${language}, branch_name ->> 'en', id) as branch_name
    from branches where company_id = ${companyId} order by retired, branch_name, id limit ${MOST}`);
}

/** Returns all accounts of a company by name, inactive ones too. */
export function findEventPeople(db: Queryable, companyId: string): Promise<EventPerson[]> {
  return db.query<EventPerson>(sql`
    select id, name, is_active from staff where company_id = ${companyId}
    order by is_active desc, name, id limit ${MOST}`);
}

/** Returns all devices of a company by name, revoked ones too. */
export function findEventDevices(db: Queryable, companyId: string): Promise<EventDevice[]> {
  return db.query<EventDevice>(sql`
    select id, name, branch_id, revoked_at is not null as is_revoked from staff_devices
    where company_id = ${companyId} order by revoked_at is not null, name, id limit ${MOST}`);
}

/** Returns each action of the record once. Reads one index entry for each, not all events. */
export async function findEventOperations(db: Queryable, companyId: string): Promise<string[]> {
  const rows = await db.query<{ operation: string }>(sql`
    with recursive each as (
      select (
        select operation from staff_events where company_id = ${companyId}
        order by operation limit 1
      ) as operation
      union all
      select (
        select e.operation from staff_events e
        where e.company_id = ${companyId} and e.operation > each.operation
        order by e.operation limit 1
      ) from each where each.operation is not null
    )
    select operation from each where operation is not null`);
  return rows.map(({ operation }) => operation);
}
