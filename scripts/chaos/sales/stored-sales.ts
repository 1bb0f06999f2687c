import type { CounterSdk } from '@claypot/sdk/counter';
import type { Db } from '../../../apps/api/src/platform/db/db.ts';
import { sql } from '../../../apps/api/src/platform/db/sql.ts';
import { type Finding, finding } from '../finding.ts';
import type { CashiersAtWork } from './cashiers.ts';

/** Compares drawer, receipts and ledgers of the branch with what the oracles add up to. */
export async function checkSales(
  db: Db,
  tablet: CounterSdk,
  branchId: string,
  cashiers: CashiersAtWork,
): Promise<readonly Finding[]> {
  const numbers = await db.query<{ number: number }>(sql`
    select number from receipts where branch_id = ${branchId}
    order by number`);
  const gaps = numbers.flatMap(({ number }, index) =>
    number === index + 1 ? [] : [`receipt ${index + 1} is missing`],
  );
  const { next } = await tablet.dayState({ body: { branch_id: branchId } });
  const drawer = next?.drawers.reduce((sum, { expected }) => sum + expected, 0) ?? 0;
  return [
    finding(
      `receipts are numbered from 1 to ${numbers.length} without gaps`,
      numbers.length === cashiers.receipts()
        ? gaps.slice(0, 1)
        : [`the oracles issued ${cashiers.receipts()}`],
    ),
    finding(
      `the drawer has ${drawer} sen, as the oracles say`,
      drawer === cashiers.drawer() ? [] : [`the oracles say ${cashiers.drawer()}`],
    ),
    finding('no wallet and no point balance was ever below zero', await findOverdrafts(db)),
    finding('each paid bill is one sale of its total', await findOddBills(db)),
  ];
}

async function findOverdrafts(db: Db): Promise<string[]> {
  const rows = await db.query<{ member_id: string }>(sql`
    select member_id from wallet_entries where balance < 0
    union all select member_id from point_entries where balance < 0`);
  return rows.map(({ member_id }) => member_id);
}

/** Returns the bills that differ from the sum of their payments, their sale or their receipt. */
async function findOddBills(db: Db): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select o.id from bills b
    join orders o on o.company_id = b.company_id and o.id = b.order_id
    cross join lateral (
      select coalesce(sum(p.amount), 0) as paid from bill_payments p
      where p.company_id = b.company_id and p.order_id = b.order_id and p.removed_at is null
    ) payments
    where o.status = 'COMPLETED' and (
      payments.paid <> o.final_total_amount
      or 1 <> (select count(*) from payments p
        where p.company_id = o.company_id and p.order_id = o.id and p.amount = o.final_total_amount)
      or 1 <> (select count(*) from receipts r
        where r.company_id = o.company_id and r.order_id = o.id and r.refund_id is null))`);
  return rows.map(({ id }) => id);
}
