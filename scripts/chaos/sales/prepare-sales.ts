import type { Db } from '../../../apps/api/src/platform/db/db.ts';
import { sql } from '../../../apps/api/src/platform/db/sql.ts';
import { offerVoucher } from '../../../apps/api/src/testing/vouchers.ts';

/** Ids of the dishes that the oracle calls tea and crab. */
export interface SalesMenu {
  readonly tea: string;
  readonly crab: string;
}

/** Gives the demo the prices, points and voucher of the oracle. No server may run. */
export async function prepareSales(db: Db, company: string, branchId: string): Promise<SalesMenu> {
  await db.execute(sql`
    update companies set splits_bills = true, family_day = null, member_bill_count = 1000,
      max_discount_point = 1000, max_discount_amount = 1000
    where id = ${company}`);
  await offerVoucher({ db }, { company });
  const [tea, crab] = await db.query<{ id: string }>(sql`
    select d.id from dishes d
    join branch_dishes b on b.company_id = d.company_id and b.dish_id = d.id
    where d.company_id = ${company} and b.branch_id = ${branchId} and not b.retired and not d.retired
      and not exists (select from dish_options o
        where o.company_id = d.company_id and o.dish_id = d.id)
    order by d.id limit 2`);
  if (tea === undefined || crab === undefined) throw new Error('The demo lacks two such dishes');
  await db.execute(sql`
    update dishes set price = case when id = ${tea.id} then 300 else 4500 end,
      price_after_discount = null, point = 10
    where company_id = ${company} and id in (${tea.id}, ${crab.id})`);
  await db.execute(sql`
    update branch_dishes set portions_left = null, sold_out = false
    where company_id = ${company} and branch_id = ${branchId} and dish_id in (${tea.id}, ${crab.id})`);
  return { tea: tea.id, crab: crab.id };
}
