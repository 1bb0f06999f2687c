import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { Company } from './context.ts';

/** The company of a subdomain, or null. */
export async function findCompany(db: Db, subdomain: string): Promise<Company | null> {
  return db.one<{ id: string; subdomain: string }>(
    sql`select id, subdomain from companies where subdomain = ${subdomain}`,
  );
}
