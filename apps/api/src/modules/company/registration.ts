import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** Numbers of a company on its receipts and reports. */
export interface Registration {
  /** Number in the register of companies. */
  readonly company_registration_no: string;
  /** Number for sales and service tax; null if the company is not registered. */
  readonly sst_registration_no: string | null;
}

/** Returns the registration numbers of a company. @throws Error if there is no such company. */
export async function findRegistration(db: Queryable, companyId: string): Promise<Registration> {
  const row = await db.one<Registration>(sql`
    select company_registration_no, sst_registration_no from companies where id = ${companyId}`);
  if (row === null) throw new Error(`There is no company ${companyId}`);
  return row;
}
