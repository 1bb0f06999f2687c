import { Guest } from '../support/guest.ts';
import { expect, test } from '../support/test.ts';

test('restores the scroll position of the menu at once, however far down', async ({ page }) => {
  const guest = await Guest.speaking('en', page);
  await guest.prepare();
  await page.goto('/menu');
  const heading = page.getByRole('heading', { level: 2, name: 'Drinks', exact: true });
  const drink = page.locator('section', { has: heading }).locator('li a').nth(2);
  await page.getByRole('link', { name: 'Drinks', exact: true }).click();
  await expect(drink).toBeInViewport();
  const path = (await drink.getAttribute('href')) ?? '';

  for (const back of [
    () => page.goBack(),
    () => page.getByRole('link', { name: 'Back', exact: true }).click(),
  ]) {
    await drink.click();
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible();
    // Records the section in the middle of the window at each frame that shows a menu.
    await page.evaluate(() => {
      const positions: string[] = [];
      const record = () => {
        const at = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('section');
        const heading = at?.querySelector('h2')?.textContent;
        if (location.pathname === '/menu' && heading) positions.push(heading);
        requestAnimationFrame(record);
      };
      Object.assign(window, { positions });
      requestAnimationFrame(record);
    });
    await back();
    await page.waitForURL('**/menu');
    await expect(drink).toBeInViewport();
    const positions = await page.evaluate(
      () => (window as unknown as { positions: string[] }).positions,
    );
    expect(new Set(positions)).toEqual(new Set(['Drinks']));
  }
});
