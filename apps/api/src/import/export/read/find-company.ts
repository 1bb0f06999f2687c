import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ExportRejected } from '../export-rejected.ts';

/** Maximum companies that an error lists. */
const MOST = 20;

/**
 * Returns the id of a company.
 * @param subdomain null for the only company.
 * @throws ExportRejected with the known subdomains if there is no such company, or several.
 */
export async function findCompany(db: Queryable, subdomain: string | null): Promise<string> {
  const companies = await db.query<{ id: string; subdomain: string }>(
    sql`
    select id, subdomain from companies
    where not exists (select from previews where company_id = companies.id)
    order by subdomain`,
  );
  const [only, ...others] = companies;
  if (only === undefined) {
    throw new ExportRejected('The database has no company. Load one with npm run import.');
  }
  if (subdomain === null && others.length === 0) return only.id;
  const found = companies.find((company) => company.subdomain === subdomain);
  if (found !== undefined) return found.id;
  const more = companies.length > MOST ? ` and ${companies.length - MOST} more` : '';
  const known = companies.slice(0, MOST).map((company) => company.subdomain);
  const list = `${known.join(', ')}${more}`;
  throw new ExportRejected(
    subdomain === null
      ? `The database has several companies. Name one with --company: ${list}.`
      : `There is no company ${subdomain}. The database has: ${list}.`,
  );
}
