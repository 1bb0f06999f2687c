import type { Config } from '../platform/config/config.ts';
import type { Queryable } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';

type Settings = Pick<Config, 'databaseUrl' | 'defaultCompany'>;

/**
 * Returns a function that finds the company for hosts that name none. As long as there is none, it
 * looks again at each call, because the set-up or another instance may create it.
 */
export async function followDefaultCompany(
  settings: Settings,
  db: Queryable,
): Promise<() => Promise<string | null>> {
  let chosen = await chooseDefaultCompany(settings, db);
  return async () => {
    chosen ??= await chooseDefaultCompany(settings, db);
    return chosen;
  };
}

/**
 * Returns the subdomain of the company for hosts that name none. On a server for one machine it is
 * the only company, if the configured one does not exist: the set-up may have created another.
 */
export async function chooseDefaultCompany(
  { databaseUrl, defaultCompany }: Settings,
  db: Queryable,
): Promise<string | null> {
  if (databaseUrl !== null) return defaultCompany;
  const companies = await db.query<{ subdomain: string }>(
    // A preview of the draft is no restaurant of its own.
    sql`
      select subdomain from companies
      where not exists (select from previews where company_id = companies.id)
      order by subdomain limit 2`,
  );
  const [only, another] = companies;
  if (only === undefined) return null;
  if (another !== undefined || defaultCompany === only.subdomain) return defaultCompany;
  return only.subdomain;
}
