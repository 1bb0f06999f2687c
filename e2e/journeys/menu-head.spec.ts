import type { Locator, Page } from '@playwright/test';
import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

/** More frames than the menu needs after a scroll. */
const SETTLING_FRAMES = 20;

/** Measures layout shifts from now on. Returns a function that returns their sum. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        seen.shift += entry.value;
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}

/**
 * Returns true if no element covers the field. A field under the sticky header still counts as in
 * the viewport.
 */
function isUncovered(field: Locator): Promise<boolean> {
  return field.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });
}

/** Waits until the row of categories shows the current one. */
function untilRowSettled(page: Page): Promise<void> {
  return page.evaluate(
    (frames) =>
      new Promise((resolve) => {
        const next = (left: number): void => {
          if (left === 0) resolve();
          else requestAnimationFrame(() => next(left - 1));
        };
        next(frames);
      }),
    SETTLING_FRAMES,
  );
}

/** Presses the mouse on the centre, without the scrolling that a click begins with. */
async function pressAt(link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (box === null) throw new Error('The link has no box');
  const { mouse } = link.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
}

test('keeps search and categories in reach at every scroll position', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.prepare();
  await page.goto('/menu');
  const { t } = guest;
  const field = page.getByRole('searchbox', { name: t('menu:search') });
  const toSearch = guest.button(t('menu:toSearch'));
  const searchResult = shown(page, t('menu:found', { count: 1 }));
  const lastCategory = page.getByRole('heading', { level: 2, name: 'Drinks' });
  await expect(lastCategory).toBeAttached();
  await expect(field).toBeInViewport();
  const shift = await watchShifts(page);

  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => isUncovered(field)).toBe(false);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => isUncovered(field)).toBe(true);
  await expect(page.getByRole('link', { name: t('menu:changeBranch'), exact: true })).toHaveCSS(
    'opacity',
    '1',
  );
  await page.mouse.wheel(0, 300);
  await expect.poll(() => isUncovered(field)).toBe(false);
  await expect(page.getByRole('link', { name: 'Drinks', exact: true })).toBeInViewport();

  await toSearch.click();
  await expect(field).toBeFocused();
  await expect.poll(() => isUncovered(field)).toBe(true);
  expect(await shift()).toBe(0);
  await page.keyboard.type('waxed');
  await expect(searchResult).toBeInViewport({ ratio: 1 });

  // At 200 % text the head scrolls away, and a category starts below the row of categories.
  await field.fill('');
  // The whole menu follows the cleared field in the background and moves the categories.
  await expect(lastCategory).toBeAttached();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const categories = page.getByRole('navigation', { name: t('menu:categories') });
  const first = categories.getByRole('link').first();
  const middle = categories.getByRole('link').nth(3);
  const name = (await middle.textContent()) ?? '';
  const start = (await first.textContent()) ?? '';
  await page
    .getByRole('heading', { level: 2, name: start })
    .evaluate((heading) => heading.scrollIntoView());
  await expect(first).toHaveAttribute('aria-current', 'true');
  await untilRowSettled(page);
  await middle.evaluate((link: HTMLElement) =>
    link.closest('nav')?.scrollTo({ left: link.offsetLeft }),
  );
  await pressAt(middle);
  // Another category becomes current while this one is pressed.
  await page.evaluate(() => window.scrollBy(0, 3000));
  await expect(first).not.toHaveAttribute('aria-current', 'true');
  await untilRowSettled(page);
  await page.mouse.up();
  await expect(middle).toHaveAttribute('aria-current', 'true');
  const heading = page.getByRole('heading', { level: 2, name });
  await expect(heading).toBeFocused();
  const below = async () => {
    const row = await categories.boundingBox();
    const title = await heading.boundingBox();
    return (title?.y ?? Number.NaN) - ((row?.y ?? Number.NaN) + (row?.height ?? Number.NaN));
  };
  await expect.poll(below).toBeGreaterThanOrEqual(0);
  await expect.poll(below).toBeLessThan(60);
});
