import type { Locator, Page } from 'playwright-core';
import type { Db } from '../../apps/api/src/db/db.ts';
import { sql } from '../../apps/api/src/db/sql.ts';

/** In ms; a person takes longer. */
const BETWEEN_TAPS = 1000;

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
  await tapOn(page, page.locator('nav li:last-child button'));
  await tapOn(page, page.locator('section:last-child li:first-child a'));
  await tapOn(page, page.getByRole('button', { name: /Add to Cart/ }));
}

/**
 * A bare tap: what Playwright does around its own would count as the page's. For the same reason
 * nothing is looked for by its role among a thousand rows.
 */
async function tapOn(page: Page, locator: Locator): Promise<void> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`There is nothing to tap at ${locator}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(BETWEEN_TAPS);
}
