import type { Page } from 'playwright-core';
import type { Db } from '../../apps/api/src/platform/db/db.ts';
import { sql } from '../../apps/api/src/platform/db/sql.ts';

/** Pause before a tap, in ms. A customer takes longer and looks at the result of a scroll first. */
const BETWEEN_TAPS = 500;
/** Maximum attempts to find an element that no longer moves. */
const MAX_ATTEMPTS = 20;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Fills the demo's menu up to `count` dishes with copies of its own, sold at every branch. */
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

/** Scrolls through a long menu, opens its last category and a dish, and adds that to the cart. */
export async function shopInLongMenu(page: Page): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await page.mouse.wheel(0, 1500);
  await tapOn(page, 'nav li:last-child a');
  await tapOn(page, 'section:last-child li:first-child a');
  await tapOn(page, 'button', 'Add to Cart');
  await page.waitForTimeout(BETWEEN_TAPS);
}

/**
 * Taps the first element that matches the selector and contains the text, once it no longer moves.
 * Playwright's locators would listen to every event of the page from then on, which would count as
 * the page's work.
 */
async function tapOn(page: Page, selector: string, text = ''): Promise<void> {
  let before: Place | null = null;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    await page.waitForTimeout(BETWEEN_TAPS);
    const place: Place | null = await page.evaluate(middleOf, [selector, text] as const);
    if (place !== null && place.x === before?.x && place.y === before.y) {
      await page.touchscreen.tap(place.x, place.y);
      return;
    }
    before = place;
  }
  throw new Error(`No stable ${selector} ${text} to tap`);
}

/** Returns the centre of the element; null if missing. Runs in the page. */
function middleOf([selector, text]: readonly [string, string]): Place | null {
  const element = [...document.querySelectorAll(selector)].find(({ textContent }) =>
    textContent?.includes(text),
  );
  if (element === undefined) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
