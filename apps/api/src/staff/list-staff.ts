import type { Db } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';
import { findCompany } from './find-company.ts';

interface Row {
  readonly name: string;
  readonly role: string;
  readonly login: string;
  readonly is_active: boolean;
}

/** Returns one line per person of a company. @throws CommandRejected for an unknown company. */
export async function listStaff(db: Db, subdomain: string): Promise<string> {
  const { id } = await findCompany(db, subdomain);
  const people = await db.query<Row>(sql`
    select name, role, coalesce(phone_no, email, 'PIN only') as login, is_active from staff
    where company_id = ${id} order by role, name, id`);
  if (people.length === 0) return `${subdomain} has no staff. Add an owner with add-owner.`;
  return people
    .map(({ name, role, login, is_active }) => {
      const state = is_active ? '' : '  inactive';
      return `${role.padEnd(8)} ${login.padEnd(24)} ${name}${state}`;
    })
    .join('\n');
}
