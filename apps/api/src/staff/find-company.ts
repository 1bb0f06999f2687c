import type { Queryable } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';
import { CommandRejected } from './rejected.ts';

/** Returns a company by subdomain. @throws CommandRejected with the known ones. */
export async function findCompany(
  db: Queryable,
  subdomain: string,
): Promise<{ readonly id: string }> {
  const company = await db.one<{ id: string }>(
    sql`select id from companies where subdomain = ${subdomain}`,
  );
  if (company !== null) return company;
  const known = await db.query<{ subdomain: string }>(
    sql`
    select subdomain from companies
    where not exists (select from previews where company_id = companies.id)
    order by subdomain limit 20`,
  );
  const names = known.map((each) => each.subdomain).join(', ');
  throw new CommandRejected(
    names === ''
      ? 'The database has no company. Load one with npm run import.'
      : `There is no company ${subdomain}. The database has: ${names}.`,
  );
}
