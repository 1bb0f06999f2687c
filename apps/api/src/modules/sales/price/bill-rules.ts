import type { FamilyDayRule, PointTerms } from '@claypot/domain/pricing';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Settings of the company for bills. */
export interface BillRules extends PointTerms {
  readonly splits_bills: boolean;
  /** Bills of a member on a business day that need no manager. */
  readonly member_bill_count: number;
  readonly family_day: FamilyDayRule | null;
}

/** Returns the rules of a company. */
export async function findBillRules(db: Queryable, companyId: string): Promise<BillRules> {
  const rules = await db.one<BillRules>(sql`
    select splits_bills, member_bill_count, family_day, max_discount_point, max_discount_amount
    from companies where id = ${companyId}`);
  if (rules === null) throw new Error('The company does not exist');
  return rules;
}
