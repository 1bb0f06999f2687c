import { type Sql, sql } from '../../../platform/db/sql.ts';

/** Condition for the rows of a company that its latest import contained. */
export function ofCompany(companyId: string): Sql {
  return sql`company_id = ${companyId} and not retired`;
}
