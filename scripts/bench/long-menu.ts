import type { Page } from 'playwright-core';
import type { Db } from '../../apps/api/src/db/db.ts';
import { sql } from '../../apps/api/src/db/sql.ts';

/** Fills the demo's menu up to `count` dishes, which every branch sells: copies of its own ones. */
export async function lengthenMenu(db: Db, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into dishes (company_id, id, dish_category_id, name, description, price, images,
        position)
      select company_id, 'more-' || n, dish_category_id,
        jsonb_build_object('en', (name ->> 'en') || ' ' || n), description, price, images, n
      from generate_series(1, ${count}::bigint - (select count(*) from dishes)) as n
      join (select *, row_number() over (order by id) as place, count(*) over () as places
        from dishes where not retired) as dish on dish.place = n % dish.places + 1`);
    await tx.execute(sql`
      insert into branch_dishes (company_id, branch_id, dish_id)
      select branch.company_id, branch.id, dish.id
      from branches as branch join dishes as dish using (company_id)
      where dish.id like 'more-%'`);
  });
  await db.execute(sql`analyze`);
}

/** Scrolls through a long menu, goes to its last category and on to a dish, and puts that in. */
export async function shopInLongMenu(page: Page): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await page.mouse.wheel(0, 1500);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('button').last().tap();
  await page.getByRole('link', { name: / \d+$/ }).last().tap();
  await page.getByRole('button', { name: /Add to Cart/ }).tap();
  await page.getByRole('searchbox').tap();
}
